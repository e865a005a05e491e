import type { App } from "../app.ts";
import { expect, journey } from "../journey.ts";
import { button, checkbox, text } from "../targets.ts";

journey.use({ scenario: "loan-approved" });

const name = [
	{ x: 0.15, y: 0.7 },
	{ x: 0.25, y: 0.2 },
	{ x: 0.35, y: 0.7 },
	{ x: 0.5, y: 0.3 },
	{ x: 0.6, y: 0.65 },
	{ x: 0.85, y: 0.35 },
];
const pad = { role: "img", name: /sign/i };

/** The share of the pad that is dark in each of its eight parts, in thousandths. */
const inkOf = (app: App): Promise<readonly number[]> =>
	app.run(() => {
		const drawn = document.querySelector("canvas");
		const copy = document.createElement("canvas");
		copy.width = 200;
		copy.height = 100;
		const context = copy.getContext("2d");
		if (!drawn || !context) throw new Error("no pad");
		context.fillStyle = "#fff";
		context.fillRect(0, 0, 200, 100);
		context.drawImage(drawn, 0, 0, 200, 100);
		const { data } = context.getImageData(0, 0, 200, 100);
		const parts = Array.from({ length: 8 }, () => 0);
		for (let index = 0; index < 20_000; index += 1) {
			const part = Math.floor((index % 200) / 50) + 4 * Math.floor(index / 10_000);
			parts[part] = (parts[part] ?? 0) + (255 - (data[index * 4] ?? 255)) / 255;
		}
		return parts.map((ink) => Math.round((ink / 2500) * 1000));
	});

journey(
	"Spec 2 §2, §5, pitfall 12: a signature drawn by the pointer stays when the phone is turned, and is sent once",
	async ({ mia, platform }) => {
		await mia.open("/loan/agreement?id=1&amount=1000");
		await mia.press(checkbox(/I have read and understood/));
		await mia.press(button("Sign"));
		await mia.arrives("/loan/sign?id=1&amount=1000");
		await mia.draw(pad, name);
		const upright = await inkOf(mia);
		expect(upright.reduce((sum, part) => sum + part, 0)).toBeGreaterThan(40);
		await mia.resize({ width: 844, height: 390 });
		await expect
			.poll(async () =>
				Math.max(...(await inkOf(mia)).map((part, index) => Math.abs(part - (upright[index] ?? 0)))),
			)
			.toBeLessThan(15);
		await mia.draw(pad, [
			{ x: 0.1, y: 0.9 },
			{ x: 0.9, y: 0.85 },
		]);
		await mia.resize({ width: 390, height: 844 });
		await mia.press(button("Sign and request the loan"));
		await mia.sees(text(/review|received/i, { at: 0 }));
		await expect.poll(() => platform.callCount("loan.submit")).toBe(1);
	},
);
