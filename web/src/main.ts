import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { hang } from "./pictures";
import { replaced } from "./upgrade";

// It is for browsers that cannot come so far.
document.getElementById("old")?.remove();
addEventListener("vite:preloadError", () => void replaced().then((is) => is && location.reload()));
// Where the browser has them: not on plain http, as in a home's network. Without one the page is the same, but for what it says when there is no server.
if ("serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
void hang().catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
