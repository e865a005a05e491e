import { setTimeout as wait } from "node:timers/promises";
import { expect, journey } from "../journey.ts";
import { button, sheet, tabBar, text } from "../targets.ts";

journey.use({
	scenario: "holding-orders",
	provokes: /Failed to load resource|WebSocket|503|can.t establish a connection|interrupted while/i,
});

journey(
	"Spec 2 §7: the platform is gone for 8 s, which is said and bars orders; then all is live without a press",
	async ({ mia, platform }) => {
		await mia.open("/trade");
		await mia.press(button(/^Buy( |$)/));
		await mia.sees(button("Confirm buy"));
		await mia.press(button("Back"));
		await platform.faults({
			http: [{ match: "*", status: 503 }],
			socket: [{ kind: "drop", ms: 8000 }],
		});
		await mia.sees(text("Reconnecting", { at: 0 }));
		await expect
			.poll(() =>
				mia.run(
					() =>
						[...document.querySelectorAll("button")].filter(
							(each) => /^Buy\b/.test(each.textContent) && each.disabled,
						).length,
				),
			)
			.toBe(1);
		await wait(8000);
		await platform.clearFaults();
		await mia.gone(text("Reconnecting", { at: 0 }));
		await mia.press(button(/^Buy( |$)/));
		await mia.press(button("Confirm buy"));
		await mia.sees(sheet("Order placed"));
		await mia.press(button("Continue trading"));
		await mia.press(tabBar("Orders"));
		await mia.sees(button(/EUR\/USD\s*Buy 0\.01/));
		expect((await platform.state()).sumOfPostings).toBe("0");
	},
);
