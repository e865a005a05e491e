import {
	type Instrument,
	type InstrumentCode,
	isReached,
	type MarketNotice,
	type PriceAlert,
	withNotice,
	withoutAlert,
} from "@tradewind/domain/market";
import type { Price } from "@tradewind/domain/money";
import { instant } from "@tradewind/domain/time";
import { currentWords } from "../i18n/words.ts";
import { awaitedMarkets, awaitMarket } from "../instruments/notices/awaited-markets.ts";
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

type Watched = Pick<App, "market" | "quotes">;

/**
 * Shows on any page, once on this device, that an awaited market has opened or an alert is reached. Returns the function that
 * ends this.
 */
export const watchMarkets = (app: Watched): (() => void) => {
	const openings = subscribeTo(
		app.market,
		({ context }) => context.instruments,
		(instruments: readonly Instrument[]) => {
			for (const { code, symbol, isOpen } of instruments)
				if (isOpen && awaitedMarkets().get().includes(code)) {
					awaitMarket(code, false);
					tell(app, { is: "opened", code, symbol, at: instant(Date.now()), isRead: false });
				}
		},
	);
	const check = (changed?: ReadonlySet<InstrumentCode>): void => {
		for (const alert of priceLevels().get().alerts) {
			const latest = changed?.has(alert.code) === false ? undefined : app.quotes.get(alert.code)?.price;
			if (latest && isReached(alert, latest)) reach(app, alert, latest);
		}
	};
	check();
	const ends = [openings, app.quotes.subscribeAll(check), priceLevels().subscribe(() => check())];
	return () => {
		for (const end of ends) end();
	};
};

/** Another tab may have told it already. */
const reach = (app: Watched, alert: PriceAlert, latest: Price): void => {
	const { code, symbol, price } = alert;
	let isFirst = false;
	priceLevels().change((levels) => {
		const others = withoutAlert(levels, alert);
		isFirst = others.alerts.length < levels.alerts.length;
		return isFirst ? others : levels;
	});
	if (!isFirst) return;
	tell(app, { is: "reached", code, symbol, price, latest, at: instant(Date.now()), isRead: false });
};

const tell = (app: Watched, notice: MarketNotice): void => {
	marketNotices().change((notices) => withNotice(notices, notice));
	void playAlert([`market ${notice.is} ${notice.code} ${notice.at}`]);
	const textOf = () => noticeText(notice, currentWords(), app.market.getSnapshot().context.instruments);
	const { code, symbol, at } = notice;
	void notifyDevice([
		{
			key: `market ${notice.is} ${code} ${at}`,
			title: symbol,
			text: textOf(),
			to: "/trade",
			code,
			later: activityPath,
		},
	]);
	whenVisible(() => {
		const words = currentWords();
		const what = textOf();
		showToast("done", words.t("shared.activity.toast.one", { symbol: notice.symbol, what }), {
			to: "/trade",
			isOneOfMany: true,
			onOpen: () => chooseInstrument(app, notice.code),
		});
	});
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
