import {
	type Instrument,
	type InstrumentCode,
	isReached,
	type MarketNotice,
	type PriceAlert,
	withNotice,
	withoutAlert,
} from "@tradewind/domain/market";
import { type Price, toText } from "@tradewind/domain/money";
import { instant } from "@tradewind/domain/time";
import { currentWords } from "../i18n/words.ts";
import { awaitMarket, readAwaited } from "../instruments/notices/awaited-markets.ts";
import { marketNotices } from "../instruments/notices/market-notices.ts";
import { noticeText } from "../instruments/notices/notice-text.ts";
import { priceLevels } from "../instruments/notices/price-levels.ts";
import { chooseInstrument } from "../instruments/use-choose.ts";
import type { App } from "../state/app.ts";
import { subscribeTo } from "../state/subscribe.ts";
import { showToast } from "../ui/toast/toasts.ts";
import { notifyDevice } from "./device-notices.ts";
import { activityPath } from "./entry-path.ts";
import { playAlert } from "./sound-alert.ts";
import { isOneVisible } from "./tabs.ts";

type Watched = Pick<App, "market" | "quotes">;

/**
 * Shows on any page, once on this device, that an awaited market has opened or an alert is reached. Returns the function that
 * ends this.
 */
export const watchMarkets = (app: Watched): (() => void) => {
	const shown = showNotices(app);
	const openings = subscribeTo(
		app.market,
		({ context }) => context.instruments,
		(instruments: readonly Instrument[]) => {
			const awaited = readAwaited();
			for (const { code, symbol, isOpen } of instruments)
				if (isOpen && awaited.includes(code) && awaitMarket(code, false))
					tell({ is: "opened", code, symbol, at: instant(Date.now()), isRead: false });
		},
	);
	const check = (changed?: ReadonlySet<InstrumentCode>): void => {
		for (const alert of priceLevels().get().alerts) {
			const latest = changed?.has(alert.code) === false ? undefined : app.quotes.get(alert.code)?.price;
			if (latest && isReached(alert, latest)) reach(alert, latest);
		}
	};
	check();
	const ends = [shown, openings, app.quotes.subscribeAll(check), priceLevels().subscribe(() => check())];
	return () => {
		for (const end of ends) end();
	};
};

/** Another tab may have told it already. */
const reach = (alert: PriceAlert, latest: Price): void => {
	const { code, symbol, price } = alert;
	let isFirst = false;
	priceLevels().change((levels) => {
		const others = withoutAlert(levels, alert);
		isFirst = others.alerts.length < levels.alerts.length;
		return isFirst ? others : levels;
	});
	if (!isFirst) return;
	tell({ is: "reached", code, symbol, price, latest, at: instant(Date.now()), isRead: false });
};

const tell = (notice: MarketNotice): void => {
	void playAlert([keyOf(notice)]);
	own.add(idOf(notice));
	marketNotices().change((notices) => withNotice(notices, notice));
};

/** The notices that this tab has told. */
const own = new Set<string>();
const idOf = ({ is, code, at }: MarketNotice): string => `${is} ${code} ${at}`;

/** Shows what this tab or another one tells: another one may be hidden. Returns the function that ends this. */
const showNotices = (app: Watched): (() => void) => {
	let known = new Set(marketNotices().get().map(idOf));
	return marketNotices().subscribe(() => {
		const notices = marketNotices().get();
		for (const notice of notices.toReversed()) {
			if (known.has(idOf(notice))) continue;
			if (!document.hidden) showToastOf(app, notice);
			else if (own.has(idOf(notice))) void showOnDevice(app, notice);
		}
		known = new Set(notices.map(idOf));
	});
};

/** A visible tab shows a toast of its own. */
const showOnDevice = async (app: Watched, notice: MarketNotice): Promise<void> => {
	if ((await isOneVisible()) && document.hidden) return;
	const { code, symbol } = notice;
	whenVisible(() => showToastOf(app, notice));
	await notifyDevice([
		{
			key: keyOf(notice),
			title: symbol,
			text: textOf(app, notice),
			to: "/trade",
			code,
			later: activityPath,
		},
	]);
};

const showToastOf = (app: Watched, notice: MarketNotice): void => {
	const facts = { symbol: notice.symbol, what: textOf(app, notice) };
	showToast("done", currentWords().t("shared.activity.toast.one", facts), {
		to: "/trade",
		isOneOfMany: true,
		onOpen: () => chooseInstrument(app, notice.code),
	});
};

const textOf = ({ market }: Watched, notice: MarketNotice): string =>
	noticeText(notice, currentWords(), market.getSnapshot().context.instruments);

/** The same in tabs that see it at nearly the same moment. */
const keyOf = (notice: MarketNotice): string => {
	const { is, code, at } = notice;
	const price = is === "reached" ? toText(notice.price) : "";
	return `market ${is} ${code} ${price} ${Math.floor(at / 60_000)}`;
};

/** A toast on a hidden page would be gone before the customer returns to it. */
const whenVisible = (act: () => void): void => {
	if (!document.hidden) {
		act();
		return;
	}
	const listening = new AbortController();
	document.addEventListener(
		"visibilitychange",
		() => {
			if (document.hidden) return;
			listening.abort();
			act();
		},
		{ signal: listening.signal },
	);
};
