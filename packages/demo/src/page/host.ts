/** Starts the worker of this page, which runs the platform if no other page does. */
new Worker(new URL("platform.js", import.meta.url), { type: "module", name: "tradewind-demo" });
