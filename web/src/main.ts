import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { replaced } from "./upgrade";

// It is for browsers that cannot come so far.
document.getElementById("old")?.remove();
addEventListener("vite:preloadError", () => void replaced().then((is) => is && location.reload()));
mount(App, { target: document.getElementById("app")! });
