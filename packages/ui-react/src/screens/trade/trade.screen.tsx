import type { Instrument } from "@tradewind/domain/market";
import { useSelector } from "@xstate/react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { OrderBar } from "../../features/contract/ticket/order-bar.tsx";
import { OrderTicket } from "../../features/contract/ticket/order-ticket.tsx";
import { useSharedTicket, useTicket } from "../../features/contract/ticket/ticket-actor.ts";
import { useIsFull } from "../../features/market/chart/use-full-chart.ts";
import { InstrumentHeader } from "../../features/market/drawer/instrument-header.tsx";
import { useWords } from "../../i18n/words.ts";
import { DemoMark } from "../../parts/account/demo-mark.tsx";
import { keepScroll } from "../../router/keep-scroll.ts";
import { lazyComponent, lazyWithWords } from "../../router/lazy.ts";
import { LazyBoundary } from "../../router/lazy-boundary.tsx";
import { neededOffline } from "../../router/offline-parts.ts";
import { useApp } from "../../state/app.ts";
import { useSession } from "../../state/use-session.ts";
import { useSettings } from "../../state/use-settings.ts";
import { LeadToBar } from "../../ui/layout/lead-to-bar.tsx";
import { useIsDesktop } from "../../ui/layout/use-is-desktop.ts";
import { Empty, LoadError, Skeleton } from "../../ui/status/status.tsx";
import { offered, type Product, requestedProduct } from "../product.ts";
import { ProductTabs } from "../product-tabs.tsx";
import { PriceTitle } from "./price-title.tsx";
import classes from "./trade.module.css";
import { TradeChart } from "./trade-chart.tsx";
import { TradeSkeleton } from "./trade-skeleton.tsx";

/** Not loaded for visitors. */
const positions = () => import("../../features/contract/positions/open-positions.tsx");
const OpenPositions = neededOffline(
	lazyWithWords<{ readonly instrument: Instrument }>(() => positions().then((file) => file.OpenPositions)),
);
const HeldBar = lazyWithWords<{ readonly instrument: Instrument }>(() =>
	positions().then((file) => file.HeldBar),
);

/** Loaded on desktops. */
const WatchList = lazyComponent<{ readonly instrument: Instrument }>(() =>
	import("./watch-list.tsx").then((file) => file.WatchList),
);

/** Loaded when micro trading is selected. */
const MicroPanel = neededOffline(
	lazyWithWords<{ readonly instrument: Instrument }>(() =>
		import("../../features/micro/micro-panel.tsx").then((file) => file.MicroPanel),
	),
);

export const Screen = (): ReactNode => {
	const { t } = useWords();
	const { market } = useApp();
	const { hasContractTrading, hasMicroTrading } = useSettings();
	const instrument = useSelector(market, ({ context }) =>
		context.instruments.find(({ code }) => code === context.chosen),
	);
	// Rendered in slices: on a slow phone one long render would delay every tap.
	const isThere = useDeferredValue(instrument !== undefined);
	const isFailed = useSelector(market, (snapshot) => snapshot.matches("failed"));
	const isEmpty = useSelector(
		market,
		(snapshot) =>
			!snapshot.matches("loading") &&
			!snapshot.matches("failed") &&
			snapshot.context.instruments.length === 0,
	);
	const error = useSelector(market, (snapshot) => snapshot.context.error);
	const [product, choose] = useProduct();
	if (!hasContractTrading && !hasMicroTrading)
		return (
			<main>
				<h1 className="visually-hidden">{t("shared.trade")}</h1>
				<Empty text={t("contract.noContractTrading")} />
			</main>
		);
	if (instrument && isThere) return <Trade instrument={instrument} product={product} onChoose={choose} />;
	if (!isEmpty && (!isFailed || instrument)) return <TradeSkeleton />;
	return (
		<main>
			<h1 className="visually-hidden">{t("shared.trade")}</h1>
			{isEmpty ? (
				<Empty text={t("shared.noInstruments")} />
			) : (
				<LoadError error={error} onRetry={() => market.send({ type: "retry" })} />
			)}
		</main>
	);
};

/** The product of the address, by default the one that was viewed last. */
const useProduct = (): readonly [Product, (product: Product) => void] => {
	const [query, setQuery] = useSearchParams();
	const settings = useSelector(useApp().site, ({ context }) => context.settings);
	const asked = query.get("product");
	const [last, setLast] = useState(asked);
	if (asked !== null && asked !== last) setLast(asked);
	return [
		requestedProduct(asked ?? last, settings),
		(product) => setQuery({ product }, { replace: true, state: keepScroll }),
	];
};

interface TradeProps {
	readonly instrument: Instrument;
	readonly product: Product;
	readonly onChoose: (product: Product) => void;
}

const panelId = "trade-panel";

const Trade = ({ instrument, product, onChoose }: TradeProps): ReactNode => {
	const { t } = useWords();
	const settings = useSelector(useApp().site, ({ context }) => context.settings);
	const hasChoice = offered(settings).length > 1;
	const isDesktop = useIsDesktop();
	return (
		<>
			<PriceTitle instrument={instrument} />
			<button type="button" className={classes.skip} onClick={toOrder}>
				{t("shared.skipToOrder")}
			</button>
			<InstrumentHeader instrument={instrument} />
			<main className={classes.main} data-product={product}>
				{isDesktop ? (
					<div className={classes.watch}>
						<LazyBoundary frame={null}>
							<WatchList instrument={instrument} />
						</LazyBoundary>
					</div>
				) : null}
				<div className={classes.market}>
					<TradeChart
						instrument={instrument}
						product={product}
						press={product === "micro" ? null : <ContractPress instrument={instrument} />}
					/>
				</div>
				<div className={classes.order}>
					<div className={classes.product}>
						{hasChoice ? (
							<ProductTabs shown={product} controls={panelId} onChoose={onChoose} isSmall />
						) : null}
						<DemoMark />
					</div>
					<div
						id={panelId}
						className={classes.panel}
						role="tabpanel"
						aria-label={t(`shared.product.${product}`)}
					>
						{product === "micro" ? (
							<LazyBoundary fallback={<Waiting />}>
								<MicroPanel instrument={instrument} />
							</LazyBoundary>
						) : (
							<ContractPanel instrument={instrument} />
						)}
					</div>
				</div>
			</main>
		</>
	);
};

/** Moves the focus from the head of the page over the chart to the quantity or the amount of the order. */
const toOrder = (): void => {
	const panel = document.getElementById(panelId);
	const field = panel?.querySelector<HTMLElement>("input:enabled, select:enabled");
	(field ?? panel?.querySelector<HTMLElement>("button:enabled, a[href]"))?.focus();
};

const ContractPanel = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const { t } = useWords();
	const settings = useSettings();
	const ticket = useTicket(instrument);
	const { signedIn } = useSession();
	const isFull = useIsFull();
	return (
		<>
			<OrderTicket ticket={ticket} settings={settings} />
			{isFull ? null : <ContractPress instrument={instrument} />}
			<LeadToBar label={`${t("contract.buy")} / ${t("contract.sell")}`} />
			{signedIn ? (
				<div className={classes.positions}>
					<LazyBoundary>
						<OpenPositions instrument={instrument} />
					</LazyBoundary>
				</div>
			) : null}
		</>
	);
};

/** The buttons of an order, on the page or in the full-screen chart. */
const ContractPress = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const { signedIn } = useSession();
	return (
		<OrderBar ticket={useSharedTicket(instrument)}>
			{signedIn ? (
				<LazyBoundary frame={null}>
					<HeldBar instrument={instrument} />
				</LazyBoundary>
			) : null}
		</OrderBar>
	);
};

const Waiting = (): ReactNode => (
	<div className={classes.skeleton} aria-busy="true">
		<Skeleton height={44} />
		<Skeleton height={44} />
		<Skeleton height={44} />
	</div>
);
