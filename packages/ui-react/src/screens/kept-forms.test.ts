import { CopyTrading, type Trader, userId } from "@tradewind/domain/copy-trading";
import { Funds, type Subscription, subscriptionId } from "@tradewind/domain/fund";
import { type ApplicationRecord, Loans, loanId, repaymentAccountId } from "@tradewind/domain/loan";
import { decimal, money } from "@tradewind/domain/money";
import { type SignedIn, token } from "@tradewind/domain/session";
import { type RealNameRecord, Verifications } from "@tradewind/domain/verification";
import { Effect, Layer } from "effect";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { followOf } from "../features/copy-trading/traders/follow-actor.ts";
import { exampleFund } from "../features/fund/fund.test-support.ts";
import { subscriptionOf } from "../features/fund/kept-actors.ts";
import { applicationOf } from "../features/loan/application/application-actor.ts";
import { repaymentOf } from "../features/loan/repayment/repayment-actor.ts";
import { realNameOf } from "../features/verification/real-name-actor.ts";
import { loadFeatureWords, showLanguage } from "../i18n/words.ts";
import { storeDrafts } from "../kept/drafts.ts";
import { journalText, recordedBy } from "../kept/journal-log.ts";
import { receiptsOf } from "../kept/receipts.ts";
import { loanRecordIn } from "../parts/loan/loan.test-support.ts";
import type { App } from "../state/app.ts";
import { signIn, startApp } from "../state/fake-app.test-support.ts";
import { subscribeTo } from "../state/subscribe.ts";

/** A platform with one command, executed at once and answered unless the platform is silent. */
const createPlatform = () => ({ executed: 0, isSilent: false });
type Platform = ReturnType<typeof createPlatform>;

const execute = (platform: Platform) =>
	Effect.suspend(() => {
		platform.executed++;
		return platform.isSilent ? Effect.never : Effect.succeed({ message: "Done" });
	});

interface OpenForm {
	/** Whether the form can be filled in. */
	readonly isOpen: () => boolean;
	readonly fill: () => void;
	readonly typed: () => unknown;
	readonly press: () => void;
	readonly isEnded: () => boolean;
}

interface KeptForm {
	readonly name: string;
	readonly layer: (platform: Platform) => Layer.Layer<never>;
	readonly open: (app: App, signedIn: SignedIn) => OpenForm;
	readonly filled: unknown;
	/** What a form has in which nothing is typed. */
	readonly empty: unknown;
	readonly receipt: { readonly name: string; readonly title: string };
	/** In the journal of the device, which has the commands with money. */
	readonly journal: readonly object[];
	/** By default not: its pictures are not kept, so it cannot be sent again, and the status tells that it arrived. */
	readonly isLookedUp?: true;
}

const unused = Effect.die("not asked for");

const fund: KeptForm = {
	name: "subscription to a fund",
	layer: (platform) =>
		Layer.succeed(Funds, {
			funds: () => unused,
			fund: () => Effect.succeed(exampleFund),
			summary: unused,
			subscriptions: () => Effect.sync(() => ({ rows: subscriptions(platform.executed), isLast: true })),
			incomes: () => unused,
			subscribe: () => execute(platform),
			redeem: () => unused,
		}),
	open: (app, signedIn) => {
		const actor = subscriptionOf(app, signedIn)(exampleFund.id);
		return {
			isOpen: () => actor.getSnapshot().matches("filling in"),
			fill: () => actor.send({ type: "change", change: { is: "amount", text: "250" } }),
			typed: () => actor.getSnapshot().context.form.amount,
			press: () => {
				actor.send({ type: "submit" });
				actor.send({ type: "confirm" });
			},
			isEnded: () => actor.getSnapshot().status === "stopped",
		};
	},
	filled: "250",
	empty: "",
	receipt: { name: "fund 3", title: "fund.receipt" },
	journal: [{ is: "subscribe", amount: "250", currency: "USDT", subject: "Steady 30" }],
	isLookedUp: true,
};

const subscriptions = (count: number): readonly Subscription[] =>
	Array.from({ length: count }, (_, place) => ({
		id: subscriptionId(11 + place),
		fund: exampleFund,
		status: "running",
		amount: money(decimal("250")),
		subscribedAt: "2026-01-05 10:00:00",
		dailyProfit: undefined,
		totalProfit: undefined,
	}));

const trader = userId(5);

const follow: KeptForm = {
	name: "follow of a trader",
	layer: (platform) => {
		const read = Effect.sync((): Trader => ({ ...ada, isFollowed: platform.executed > 0 }));
		return Layer.succeed(CopyTrading, {
			traders: () => unused,
			trader: () => read,
			followedTraders: Effect.map(read, (one) => (one.isFollowed ? [one] : [])),
			myFollowers: () => unused,
			orders: () => unused,
			follow: () => execute(platform),
			unfollow: () => unused,
			applyAsTrader: unused,
		});
	},
	open: (app, signedIn) => {
		const actor = followOf(app, signedIn)(trader);
		// As the settings page does.
		subscribeTo(
			actor,
			(snapshot) => snapshot.matches("not followed"),
			(isShown) => isShown && queueMicrotask(() => actor.send({ type: "follow" })),
		);
		return {
			isOpen: () => actor.getSnapshot().matches("reading the notice"),
			fill: () => {
				actor.send({ type: "change", change: { is: "multiple", text: "2" } });
				actor.send({ type: "change", change: { is: "max amount", text: "100" } });
			},
			typed: () => {
				const { multiple, maxAmount } = actor.getSnapshot().context.form;
				return { multiple, maxAmount };
			},
			press: () => {
				actor.send({ type: "change", change: { is: "agreement", isAgreed: true } });
				actor.send({ type: "go on" });
				actor.send({ type: "submit" });
			},
			isEnded: () => actor.getSnapshot().status === "stopped",
		};
	},
	filled: { multiple: "2", maxAmount: "100" },
	empty: { multiple: "", maxAmount: "" },
	receipt: { name: "follow 5", title: "copy-trading.receipt.follow" },
	journal: [],
	isLookedUp: true,
};

const ada: Trader = {
	userId: trader,
	nickname: "Ada",
	avatar: "",
	followers: undefined,
	openPositions: undefined,
	closedPositions: undefined,
	totalFollowed: undefined,
	autoOpened: undefined,
	maxFollowed: undefined,
	profitPercent: undefined,
	profit: undefined,
	copyProfit: undefined,
	isFollowed: false,
};

const loansOf = (platform: Platform): Layer.Layer<never> =>
	Layer.succeed(Loans, {
		status: Effect.sync(
			(): ApplicationRecord => ({
				status: platform.executed > 0 ? "waiting for approval" : "not applied",
				reason: "",
				sentBefore: undefined,
			}),
		),
		submitApplication: () => execute(platform),
		plans: unused,
		plan: () => unused,
		submitLoan: () => unused,
		records: () => Effect.sync(() => ({ rows: [loanOf(platform)], total: 1, extra: undefined })),
		record: () => Effect.sync(() => loanOf(platform)),
		repaymentInfo: () => Effect.sync(() => loanOf(platform)),
		repaymentAccounts: Effect.succeed([account(1), account(2)]),
		repay: () => execute(platform),
		today: Effect.succeed("2026-01-31"),
	});

const loanOf = ({ executed }: Platform) => loanRecordIn(executed > 0 ? "repayment under check" : "to repay");

const account = (id: number) => ({
	id: repaymentAccountId(id),
	currencyCode: "USDT",
	protocolCode: "TRC20",
	address: "TR7N",
});

const application: KeptForm = {
	name: "application for loans",
	layer: loansOf,
	open: (app, signedIn) => {
		const { actor } = applicationOf(app, signedIn);
		return {
			isOpen: () => actor.getSnapshot().matches("form"),
			fill: () => {
				actor.send({ type: "change", change: { field: "lastName", value: "Berg" } });
				actor.send({ type: "change", change: { field: "firstName", value: "Mia" } });
			},
			typed: () => {
				const { lastName, firstName } = actor.getSnapshot().context.form;
				return { lastName, firstName };
			},
			press: () => actor.send({ type: "submit" }),
			isEnded: () => actor.getSnapshot().status === "stopped",
		};
	},
	filled: { lastName: "Berg", firstName: "Mia" },
	empty: { lastName: "", firstName: "" },
	receipt: { name: "loan application", title: "loan.receipt.application" },
	journal: [],
	isLookedUp: true,
};

const repayment: KeptForm = {
	name: "repayment of a loan",
	layer: loansOf,
	open: (app, signedIn) => {
		const { actor } = repaymentOf(app, signedIn)(loanId(5));
		return {
			isOpen: () => actor.getSnapshot().matches("filling in"),
			fill: () => actor.send({ type: "change", change: { is: "account", accountId: repaymentAccountId(2) } }),
			typed: () => actor.getSnapshot().context.form.accountId,
			press: () => {
				actor.send({ type: "change", change: { is: "proof", address: "/proof.jpg" } });
				actor.send({ type: "submit" });
			},
			isEnded: () => actor.getSnapshot().status === "stopped",
		};
	},
	filled: 2,
	empty: undefined,
	receipt: { name: "repayment 5", title: "loan.receipt.repayment" },
	journal: [{ is: "repay loan", record: "loan 5" }],
	isLookedUp: true,
};

const realName: KeptForm = {
	name: "verification of the real name",
	layer: (platform) =>
		Layer.succeed(Verifications, {
			realNameRecord: Effect.sync(
				(): RealNameRecord => ({
					status: platform.executed > 0 ? "waiting for review" : "not submitted",
					reason: undefined,
					submittedAt: "",
					name: undefined,
					idNumber: undefined,
					front: undefined,
					reverse: undefined,
					hand: undefined,
					ssn: undefined,
					email: undefined,
				}),
			),
			submitRealName: () => execute(platform),
			twoLevelStatus: unused,
			levelRecord: () => unused,
			submitJunior: () => unused,
			submitSenior: () => unused,
		}),
	open: (app, signedIn) => {
		const { actor } = realNameOf(app, signedIn);
		return {
			isOpen: () => actor.getSnapshot().matches("filling in"),
			fill: () => actor.send({ type: "change", change: { field: "name", value: "Mia Berg" } }),
			typed: () => actor.getSnapshot().context.form.name,
			press: () => {
				actor.send({ type: "change", change: { field: "idNumber", value: "P0012345" } });
				actor.send({ type: "change", change: { field: "front", value: "/front.jpg" } });
				actor.send({ type: "change", change: { field: "reverse", value: "/reverse.jpg" } });
				actor.send({ type: "submit" });
			},
			isEnded: () => actor.getSnapshot().status === "stopped",
		};
	},
	filled: "Mia Berg",
	empty: "",
	receipt: { name: "real name", title: "verification.receipt" },
	journal: [],
};

const memory = () => {
	const items = new Map<string, string>();
	return {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
		removeItem: (key: string) => void items.delete(key),
	};
};

beforeEach(async () => {
	vi.stubGlobal("sessionStorage", memory());
	vi.stubGlobal("localStorage", memory());
	vi.stubGlobal("addEventListener", () => {});
	vi.stubGlobal("removeEventListener", () => {});
	vi.stubGlobal("window", {});
	vi.stubGlobal("document", {
		addEventListener: () => {},
		removeEventListener: () => {},
		visibilityState: "visible",
		documentElement: { lang: "", dir: "" },
	});
	await loadFeatureWords();
	await showLanguage("en");
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

/** The form of customer 7 on a page, after it was read. */
const openPage = async ({ layer, open }: KeptForm, platform: Platform) => {
	const started = startApp(layer(platform));
	const signedIn = await signIn(started, 7);
	return { ...started, signedIn, form: open(started.app, signedIn) };
};

const logOut = async (app: App): Promise<void> => {
	app.session.send({ type: "logout" });
	await vi.waitFor(() => expect(app.session.getSnapshot().context.signedIn).toBeUndefined());
};

describe.each([fund, follow, application, repayment, realName])("Pitfalls 28, 31: the $name", (kept) => {
	const openEmpty = async (platform = createPlatform()) => {
		const page = await openPage(kept, platform);
		await vi.waitFor(() => expect(page.form.isOpen()).toBe(true));
		expect(page.form.typed()).toEqual(kept.empty);
		return page;
	};

	test("has after a reload what was typed", async () => {
		const { app, form } = await openEmpty();
		form.fill();
		storeDrafts(app);
		const after = await openPage(kept, createPlatform());
		await vi.waitFor(() => expect(after.form.typed()).toEqual(kept.filled));
	});

	test("ends with the session, and another customer finds an empty form", async () => {
		const { form, ...page } = await openEmpty();
		form.fill();
		await logOut(page.app);
		const other = kept.open(page.app, await signIn(page, 8));
		await vi.waitFor(() => expect(other.isOpen()).toBe(true));
		expect([form.isEnded(), other.typed()]).toEqual([true, kept.empty]);
	});

	test("A-345: gives the same customer what was typed before the session ended", async () => {
		const { form, app, requests, signedIn } = await openEmpty();
		form.fill();
		await logOut(app);
		app.session.send({ type: "login", credentials: { by: "email", account: "a", password: "b" } });
		await requests.login.succeed({ ...signedIn, token: token("another token") });
		const again = kept.open(app, app.session.getSnapshot().context.signedIn ?? signedIn);
		await vi.waitFor(() => expect(again.typed()).toEqual(kept.filled));
	});

	test("leaves a receipt and, with money, an entry of the journal", async () => {
		const platform = createPlatform();
		const { app, form, signedIn } = await openEmpty(platform);
		form.fill();
		form.press();
		await vi.waitFor(() =>
			expect(receiptsOf(app, signedIn).get()).toMatchObject({
				[kept.receipt.name]: { title: { key: kept.receipt.title }, message: "Done" },
			}),
		);
		expect([platform.executed, recordedBy("7", journalText())]).toMatchObject([
			1,
			kept.journal.map((command) => ({ command, steps: [{ is: "asked" }, { is: "answered" }] })),
		]);
	});

	if (kept.isLookedUp)
		test("looks its unanswered command up after a reload, and does not send it again", {
			timeout: 20_000,
		}, async () => {
			const platform = createPlatform();
			platform.isSilent = true;
			const before = await openEmpty(platform);
			before.form.fill();
			before.form.press();
			await vi.waitFor(() => expect(platform.executed).toBe(1));
			storeDrafts(before.app);
			const { app, signedIn } = await openPage(kept, platform);
			await vi.waitFor(
				() =>
					expect(receiptsOf(app, signedIn).get()).toMatchObject({
						[kept.receipt.name]: { title: { key: kept.receipt.title } },
					}),
				{ timeout: 15_000 },
			);
			expect(platform.executed).toBe(1);
		});
});
