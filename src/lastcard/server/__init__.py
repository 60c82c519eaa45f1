"""The web server: tables that friends join by link, and that lose nothing."""
