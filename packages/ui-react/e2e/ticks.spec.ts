import { expect, openTrade, test } from "./trading.fixture.ts";

declare global {
	interface Window {
		counted: { commits: number; frames: number };
	}
}

test("pitfall 14: 200 instruments at 20 ticks a second make at most one render a frame", async ({
	customerPage: page,
	platform,
}) => {
	await page.addInitScript(() => {
		window.counted = { commits: 0, frames: 0 };
		const count = () => {
			window.counted.frames += 1;
			requestAnimationFrame(count);
		};
		requestAnimationFrame(count);
		const hook = {
			supportsFiber: true,
			inject: () => 1,
			onCommitFiberRoot: () => {
				window.counted.commits += 1;
			},
			onCommitFiberUnmount: () => {},
			onPostCommitFiberRoot: () => {},
			onScheduleFiberRoot: () => {},
			checkDCE: () => {},
		};
		Object.defineProperty(window, "__REACT_DEVTOOLS_GLOBAL_HOOK__", { value: hook });
	});
	await platform.load(200, 20);
	await openTrade(page);
	const { commits, frames } = await page.evaluate(async () => {
		const from = { ...window.counted };
		await new Promise<void>((resolve) => {
			const wait = () =>
				window.counted.frames - from.frames < 180 ? requestAnimationFrame(wait) : resolve();
			wait();
		});
		return { commits: window.counted.commits - from.commits, frames: window.counted.frames - from.frames };
	});
	expect(commits).toBeGreaterThan(0);
	expect(commits).toBeLessThanOrEqual(frames);

	await platform.price("EURUSD", "1.23456");
	await expect(page.getByRole("banner")).toContainText("1.23456");
});
