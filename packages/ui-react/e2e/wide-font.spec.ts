import { signIn, test } from "@tradewind/test-kit";
import { groupsOfCustomers, visitScreens } from "./every-screen.ts";
import { expectFit } from "./screen-fit.ts";

test.use({ scenario: "holding-orders" });

/** A group takes about ten seconds, on a busy machine a minute. */
test.beforeEach(() => test.setTimeout(180_000));

for (const { name, screens } of groupsOfCustomers)
	test(`every screen fits phones with a wide font: ${name}`, async ({ page, platform }) => {
		await signIn(page, platform, { language: "en" });
		await visitScreens(page, "en", screens, (screen) => expectFit(page, screen));
	});
