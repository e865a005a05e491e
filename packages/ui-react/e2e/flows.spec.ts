import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import {
	buyButton,
	expect,
	foldedStops,
	instruments,
	knowsRisk,
	orderPlaced,
	type Platform,
	sheet,
	signIn,
	tab,
	test,
} from "@tradewind/test-kit";

/** The taps of each flow in docs/flows.md, with the receipt and without. */
const documented = new Map(
	readFileSync(join(import.meta.dirname, "../../../docs/flows.md"), "utf8")
		.split("\n")
		.filter((line) => /^\| [a-z]/.test(line) && /\| \d+ \|/.test(line))
		.map((line) => line.split("|").map((cell) => cell.trim()))
		.map(
			([, flow = "", withReceipt, withoutReceipt]) =>
				[flow, { withReceipt: Number(withReceipt), withoutReceipt: Number(withoutReceipt) }] as const,
		),
);

type Variant = "withReceipt" | "withoutReceipt";
type Tap = (what: Locator) => Promise<void>;

interface Flow {
	readonly scenario: string;
	readonly from: string;
	/** What the platform has before the flow begins. */
	readonly prepare?: (platform: Platform, token: string) => Promise<void>;
	readonly walk: (page: Page, tap: Tap, variant: Variant, platform: Platform) => Promise<void>;
	/** Visible when the flow has ended. */
	readonly end: (page: Page) => Locator;
}

const row = (page: Page, name: RegExp) => page.getByRole("main").getByRole("button", { name }).last();

const buy = async (page: Page, tap: Tap, variant: Variant): Promise<void> => {
	await knowsRisk(page);
	await tap(buyButton(page));
	if (variant === "withReceipt") await tap(page.getByRole("button", { name: /^(Confirm buy|Buy anyway)$/ }));
};

const closed = (page: Page) =>
	page
		.getByRole("status")
		.getByText(/closed/i)
		.last();

/** A PNG of one pixel. */
const proof = {
	name: "payment.png",
	mimeType: "image/png",
	buffer: Buffer.from(
		"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
		"base64",
	),
};

const flows: Readonly<Record<string, Flow>> = {
	"buy at market, from home": {
		scenario: "untraded",
		from: "/",
		walk: async (page, tap, variant) => {
			await tap(
				instruments(page)
					.getByRole("button", { name: /EUR\/USD/ })
					.first(),
			);
			await buy(page, tap, variant);
		},
		end: orderPlaced,
	},
	"pay in and trade with it, from home": {
		scenario: "untraded",
		from: "/",
		prepare: async (platform, token) => {
			// Only the money that is paid in can be moved.
			await platform.transfer(token, { amount: "10000", from: 1, to: 2 });
			await platform.transfer(token, { amount: "250", from: 3, to: 2 });
		},
		walk: async (page, tap, variant, platform) => {
			await tap(page.getByRole("region", { name: "Total assets" }).getByRole("link", { name: "Deposit" }));
			await expect(page.getByText("Paid into: Cash account").first()).toBeVisible();
			await tap(page.getByRole("textbox", { name: "Amount" }));
			await page.keyboard.type("100");
			const chooser = page.waitForEvent("filechooser");
			await tap(page.getByRole("button", { name: "Proof of payment", exact: true }));
			await (await chooser).setFiles(proof);
			await expect(page.locator("[data-state=uploaded]")).toBeVisible();
			await tap(page.getByRole("button", { name: "Submit deposit" }));
			await expect(page.getByText("To trade with it, move it")).toBeVisible();
			await platform.decideDeposit("mia@tradewind.test", "approve");
			await tap(page.getByRole("button", { name: "Back" }));
			await tap(
				instruments(page)
					.getByRole("button", { name: /EUR\/USD/ })
					.first(),
			);
			await tap(page.getByRole("button", { name: /^Move \$/ }));
			await tap(sheet(page, "Transfer").getByRole("button", { name: "Transfer", exact: true }));
			await tap(sheet(page, "Transfer").getByRole("button", { name: "Done" }));
			await buy(page, tap, variant);
		},
		end: orderPlaced,
	},
	"buy at market, from the trade page": { scenario: "untraded", from: "/trade", walk: buy, end: orderPlaced },
	"stop-loss on a new order": {
		scenario: "untraded",
		from: "/trade",
		walk: async (page, tap) => {
			await tap(foldedStops(page));
			await tap(page.getByRole("button", { name: /^Suggested for a buy: / }).first());
		},
		end: (page) => page.getByText("Valid only for a buy order"),
	},
	"stops on an open position, from the trade page": {
		scenario: "holding-orders",
		from: "/trade",
		walk: async (page, tap) => {
			await tap(row(page, /EUR\/USD\s*Buy 0\.2/));
			await tap(page.getByRole("button", { name: "Set SL/TP" }));
			const stops = sheet(page, "Stop-loss and take-profit");
			await tap(stops.getByRole("switch", { name: "Stop-loss" }));
			await tap(stops.getByRole("button", { name: /^Suggested: / }));
			await tap(stops.getByRole("button", { name: "Save" }));
		},
		end: (page) => page.getByRole("button", { name: "Close position" }),
	},
	"close a position, from home": {
		scenario: "holding-orders",
		from: "/",
		walk: async (page, tap, variant) => {
			await tap(tab(page, "Orders"));
			await tap(page.getByRole("button", { name: "Close Buy EUR/USD" }));
			if (variant === "withReceipt") await tap(page.getByRole("button", { name: "Close now" }));
		},
		end: closed,
	},
	"close a position, from the trade page": {
		scenario: "holding-orders",
		from: "/trade",
		walk: async (page, tap, variant) => {
			const bar = page.getByRole("group", { name: "Open positions" });
			await tap(bar.getByRole("button", { name: "Close", exact: true }));
			if (variant === "withReceipt") await tap(page.getByRole("button", { name: "Close now" }));
		},
		end: closed,
	},
	"cancel a pending order, from the trade page": {
		scenario: "untraded",
		from: "/trade",
		walk: async (page, tap, variant) => {
			await tap(row(page, /EUR\/USD\s*Buy 0\.01/));
			await tap(page.getByRole("button", { name: "Cancel order" }));
			if (variant === "withReceipt") await tap(page.getByRole("button", { name: "Cancel the order" }));
		},
		end: (page) =>
			page
				.getByRole("status")
				.getByText(/cancelled/i)
				.last(),
	},
	"place a micro order, from the micro tab": {
		scenario: "untraded",
		from: "/trade?product=micro",
		walk: async (page, tap, variant) => {
			await tap(page.getByRole("button", { name: /^Up/ }));
			if (variant === "withReceipt") await tap(page.getByRole("button", { name: "Confirm: Up" }));
		},
		end: (page) => page.getByRole("region", { name: /^Open orders/ }).getByRole("listitem"),
	},
	"find an instrument by its name, from the trade page": {
		scenario: "untraded",
		from: "/trade",
		walk: async (page, tap) => {
			await tap(page.getByRole("button", { name: /Choose another instrument$/ }));
			const drawer = sheet(page, "Instruments");
			await tap(drawer.getByLabel("Search instruments"));
			await page.keyboard.type("gold");
			await tap(drawer.getByRole("button", { name: /^Gold/ }));
		},
		end: (page) => page.getByRole("button", { name: /^Gold.*Choose another instrument$/ }),
	},
	"change the period of the chart": {
		scenario: "untraded",
		from: "/trade",
		walk: (page, tap) => tap(page.getByRole("button", { name: "1 hour" })),
		end: (page) => page.getByRole("img", { name: /Candlestick chart of EUR\/USD, 1 hour/ }),
	},
	"see the result of a closed trade, from home": {
		scenario: "holding-orders",
		from: "/",
		walk: async (page, tap) => {
			await tap(tab(page, "Orders"));
			await tap(page.getByRole("tab", { name: "History" }));
		},
		end: (page) => page.getByRole("button", { name: /Gold\s*Sell 0\.1\s*Net P\/L\s*[+\u2212]/ }),
	},
};

test("docs/flows.md lists the flows of this file", () => {
	expect([...documented.keys()]).toEqual(Object.keys(flows));
});

for (const [name, { scenario, from, prepare, walk, end }] of Object.entries(flows))
	test.describe(name, () => {
		test.use({ scenario });
		const { withReceipt, withoutReceipt } = documented.get(name) ?? { withReceipt: 0, withoutReceipt: 0 };
		// A flow without a receipt has one variant.
		const variants: readonly Variant[] =
			withReceipt === withoutReceipt ? ["withReceipt"] : ["withReceipt", "withoutReceipt"];
		for (const variant of variants)
			test(`takes as many taps as docs/flows.md says, ${variant === "withReceipt" ? "with the receipt" : "without the receipt"}`, async ({
				page,
				platform,
			}) => {
				const isOff = variant === "withoutReceipt";
				const token = await signIn(page, platform, { receiptOff: isOff, microReceiptOff: isOff });
				if (name.startsWith("cancel")) await platform.buy(token, { amount: 0.01, target: 1.01 });
				await prepare?.(platform, token);
				await page.goto(from);
				let taps = 0;
				await walk(
					page,
					async (what) => {
						taps += 1;
						await what.click();
					},
					variant,
					platform,
				);
				await expect(end(page)).toBeVisible();
				expect({ [variant]: taps }).toEqual({ [variant]: { withReceipt, withoutReceipt }[variant] });
			});
	});
