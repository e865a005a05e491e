import { expect, journey } from "../journey.ts";
import { button, text } from "../targets.ts";

journey.use({
	scenario: "holding-orders",
	provokes: /Failed to load resource|WebSocket|503|can.t establish a connection/i,
});

journey(
	"A-890, A-893: the worker serves the page, and without the platform it shows the last known positions",
	async ({ mia, platform }) => {
		await mia.open("/order");
		await mia.sees(button(/EUR\/USD\s*Buy 0\.2/));
		await mia.run(async () => void (await navigator.serviceWorker.ready));
		await mia.reload();
		await mia.sees(button(/EUR\/USD\s*Buy 0\.2/));
		await expect.poll(() => mia.run(() => navigator.serviceWorker.controller?.state)).toBe("activated");
		await platform.faults({ http: [{ match: "*", status: 503 }] });
		await mia.reload();
		await mia.sees(text("Last known positions"));
		await platform.clearFaults();
		await mia.press(button("Try again"));
		await mia.sees(button(/EUR\/USD\s*Buy 0\.2/));
	},
);
