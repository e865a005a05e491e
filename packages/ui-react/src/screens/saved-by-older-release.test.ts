import { instrumentId } from "@tradewind/domain/market";
import { toText } from "@tradewind/domain/money";
import { token } from "@tradewind/domain/session";
import { instant } from "@tradewind/domain/time";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readAlertSettings, readCustomer } from "../activity/saved-activity.ts";
import { readUnanswered as readContract } from "../features/contract/ticket/unanswered-order.ts";
import { readUnanswered as readMicro } from "../features/micro/ticket/unanswered-order.ts";
import { readWait } from "../features/session/code/saved-wait.ts";
import { storedDraft } from "../kept/drafts.ts";
import { journalText, recordedBy } from "../kept/journal-log.ts";
import { isReceiptKept } from "../kept/kept-receipt-page.ts";
import { storedReceipts } from "../kept/receipts.ts";
import { createPositions } from "../router/scroll-position.ts";
import { euroDollar } from "../state/fake-app.test-support.ts";
import { leftSessions } from "../storage/left-sessions.ts";
import { readSaved } from "../storage/saved.ts";
import pages from "../storage/saved-by-0-1-0/app.json" with { type: "json" };

type Contents = Readonly<Record<string, unknown>>;

/** A storage with what release 0.1.0 has saved there. */
const storeOf = (contents: Contents = {}) => {
	const items = new Map(Object.entries(contents).map(([key, value]) => [key, JSON.stringify(value)]));
	return {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
		removeItem: (key: string) => void items.delete(key),
	};
};

beforeEach(() => {
	vi.stubGlobal("location", { pathname: "/mine/transfer", search: "" });
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const customer = 1;
const uid = "10000001";
const at = ({ now }: { readonly now: number }) => instant(now);

test("A-545: settings, favourites and the session of release 0.1.0 are read; its colours are computed again", () => {
	expect(readSaved(storeOf(pages.settings.device))).toEqual({
		language: "de",
		theme: "dark",
		languageOfferDeclined: false,
		siteLanguage: "en",
		siteTheme: "light",
		token: pages.settings.device.tradewind.token,
		instrument: "EURUSD",
		amountsHidden: true,
		receiptOff: true,
		microReceiptOff: true,
		favourites: ["XAUUSD", "EURUSD"],
		recent: ["BTCUSD"],
		installOffered: false,
	});
});

test("A-545: a left session, the wait for a code and the scroll positions of release 0.1.0 are read", () => {
	const [left] = pages.left.device["tradewind.left"];
	expect(leftSessions(at(pages.left), storeOf(pages.left.device))).toEqual([left]);
	expect(readWait("registration", at(pages.code), storeOf(pages.code.device))?.outcome).toBe("sent");
	const positions = createPositions(storeOf(pages.left.tab));
	expect(pages.left.tab["tradewind.scroll"].map(([key]) => positions.of(String(key)))).toEqual(
		pages.left.tab["tradewind.scroll"].map(([, position]) => position),
	);
});

test("A-545: the activity and the journal of release 0.1.0 are read", () => {
	const { device } = pages["micro done"];
	const { activity } = readCustomer(uid, storeOf(device));
	expect([activity?.entries.length, readAlertSettings(storeOf(device))]).toEqual([
		1,
		{ sound: false, vibration: false, device: false },
	]);
	expect(recordedBy(uid, journalText(storeOf(device)))).toEqual(
		device["tradewind.journal"].customers[0]?.entries,
	);
});

test("A-545: a receipt of release 0.1.0 is shown again after a reload", () => {
	vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "reload" } as never]);
	const { tab } = pages.receipt;
	const receipts: Contents = tab["tradewind.receipts"].receipts;
	expect([storedReceipts(customer, storeOf(tab)), isReceiptKept("transfer", storeOf(tab))]).toEqual([
		receipts,
		true,
	]);
});

test.each([
	["contract draft", "contract ticket"],
	["micro draft", "micro ticket"],
	["login", "login"],
	["forgot", "forgot"],
	["registration sent", "registration"],
	["real name", "real name"],
	["level", "verification level"],
	["dates", "days of the history"],
] as const)("A-545: the draft of the page “%s” of release 0.1.0 is read", (page, name) => {
	const { owner, drafts } = pages[page].tab["tradewind.drafts"];
	const draft = Object.entries(drafts).find(([key]) => key === name)?.[1];
	expect(draft).toBeDefined();
	const app = { session: { getSnapshot: () => ({ context: { token: token(owner) } }) } as never };
	expect(storedDraft(app, name, storeOf(pages[page].tab))).toEqual(draft);
});

test("A-545: an unanswered contract order of release 0.1.0 is looked up", () => {
	const saved = pages["contract lost"];
	const snapshot = (context: object) => ({ getSnapshot: () => ({ context }) }) as never;
	const app = {
		market: snapshot({ instruments: [euroDollar] }),
		realtime: snapshot({ now: () => at(saved) }),
	};
	const found = readContract(app, storeOf(saved.tab));
	const order = found?.sent.order;
	expect([found?.customerId, found?.sent.lastOrderId, order?.direction]).toEqual([customer, 0, "buy"]);
	expect(
		[order?.quantity, order?.multiple, order?.stopLoss, order?.takeProfit].map((one) => one && toText(one)),
	).toEqual(["2", "100", "1.0618", "1.07779"]);
});

test("A-545: an unanswered micro order of release 0.1.0 is looked up", () => {
	const saved = pages["micro lost"];
	const found = readMicro({ customer, now: () => at(saved) }, storeOf(saved.tab));
	expect(
		found && { ...found.order, amount: toText(found.order.amount), lastOrderId: found.lastOrderId },
	).toEqual({
		instrument: instrumentId(1),
		direction: "up",
		amount: "20",
		seconds: 30,
		lastOrderId: 0,
	});
});
