import { expect, journey } from "../journey.ts";
import { button, sheet, toggle } from "../targets.ts";

/** The colours of the page as drawn: each channel of its background below or above the middle. */
const brightness = (): number => {
	const channels = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
	return Math.max(...channels.slice(0, 3).map(Number));
};

journey(
	"Spec 1 §2: the dark theme colours page and sheets at once, and is kept over a reload",
	async ({ mia }) => {
		await mia.open("/mine/system");
		expect(await mia.run(brightness)).toBeGreaterThan(200);
		await mia.press(toggle("Dark theme"));
		await expect.poll(() => mia.run(brightness)).toBeLessThan(60);
		await mia.reload();
		await expect.poll(() => mia.run(brightness)).toBeLessThan(60);
		await mia.open("/trade");
		await mia.press(button(/^Buy( |$)/));
		await mia.sees(sheet("Confirm order"));
		const ofSheet = await mia.run(() => {
			const open = document.querySelector("dialog[open]");
			return open
				? getComputedStyle(open)
						.backgroundColor.match(/[\d.]+/g)
						?.slice(0, 3)
						.map(Number)
				: [];
		});
		expect(Math.max(...(ofSheet ?? []))).toBeLessThan(90);
	},
);
