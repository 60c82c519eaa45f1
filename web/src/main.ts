import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";

// It is for browsers that cannot come so far.
document.getElementById("old")?.remove();
mount(App, { target: document.getElementById("app")! });
