import { expect, journey } from "../journey.ts";
import { button, field, region, row, sheet, text } from "../targets.ts";

/** Runs in the browser. Waits for a toast; WebKit stretched it down to the lower edge of the screen. */
const heightOfToasts = async (): Promise<number> => {
	for (let frames = 0; frames < 600; frames += 1) {
		const toasts = [...document.querySelectorAll('[role="status"][aria-live] > button')];
		if (toasts.length > 0) return Math.max(...toasts.map((each) => each.getBoundingClientRect().height));
		await new Promise(requestAnimationFrame);
	}
	return Number.POSITIVE_INFINITY;
};

journey(
	"Spec 1 §4, §5: a micro order is confirmed, counts down, wins, and its result is shown and paid",
	async ({ mia, platform }) => {
		await platform.price("EURUSD", "1.1");
		await mia.open("/trade?product=micro");
		await mia.press(button(/^30 s/));
		await mia.press(button("$20"));
		expect(await mia.value(field("Amount"))).toBe("20");
		await mia.press(button(/^Up/));
		await mia.press(button("Confirm: Up", { in: sheet("Confirm order") }));
		await mia.sees(text("Order placed: EUR/USD up, $20.00"));
		const running = row(/EUR\/USD/, { in: region(/^Open orders/), at: 0 });
		await mia.sees(running);
		await platform.price("EURUSD", "1.2");
		await platform.advance(31_000);
		await mia.run(() => void dispatchEvent(new Event("online")));
		expect(await mia.run(heightOfToasts)).toBeLessThan(120);
		const result = region("Results");
		await mia.sees(row(/EUR\/USD\s*Up\s*\+\$16\.00\s*Profit/, { in: result }));
		await mia.press(button(/Details$/, { in: result }));
		await mia.sees(text(/You chose Up and made a profit of \$16\.00/, { in: sheet("EUR/USD") }));
		await mia.pressKey("Escape");
		await mia.gone(sheet());
		expect((await platform.state()).sumOfPostings).toBe("0");
	},
);
