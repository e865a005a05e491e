import { groupsOfCustomers, isScreenShown, titleOf } from "../../every-screen.ts";
import { until } from "../app.ts";
import { expect, journey } from "../journey.ts";

journey.use({ scenario: "holding-orders" });

/** Runs in the browser. */
const faultsOfPage = (): readonly string[] => {
	const { scrollWidth, clientWidth } = document.documentElement;
	const isShown = (each: Element): boolean => each.checkVisibility({ visibilityProperty: true });
	const count = (selector: string): number => [...document.querySelectorAll(selector)].filter(isShown).length;
	const found: string[] = [];
	if (scrollWidth > clientWidth) found.push(`it is ${scrollWidth - clientWidth} px wider than the screen`);
	if (count("main") !== 1) found.push(`it has ${count("main")} main landmarks`);
	if (count("h1") !== 1) found.push(`it has ${count("h1")} first headings`);
	return found;
};

/** Each engine shows each screen once: one engine in English with the rules of accessibility, the other in Arabic. */
for (const [index, { name, screens }] of groupsOfCustomers.entries())
	journey(
		`every screen fits the narrowest phone and has its landmarks: ${name}`,
		async ({ app, platform, engine }) => {
			const language = (index % 2 === 0) === (engine === "webkit") ? "en" : "ar";
			await app.remember({ token: await platform.openSession("mia@tradewind.test"), language });
			await app.resize({ width: 320, height: 568 });
			const found: string[] = [];
			for (const [place, screen] of screens.entries()) {
				// A running app shows the first one before it is led to another.
				await (place === 0 ? app.open : app.follow)(screen.address);
				const title = titleOf(screen, language);
				await until(async () =>
					(await app.run(isScreenShown, title)) ? undefined : `${screen.address} is not shown`,
				).catch((error: unknown) => found.push(String(error)));
				const faults = await app.run(faultsOfPage);
				const violations = language === "en" ? await app.axe() : [];
				for (const fault of [...faults, ...violations]) found.push(`${screen.address}: ${fault}`);
			}
			expect(found).toEqual([]);
		},
	);
