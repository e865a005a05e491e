import type { Instrument } from "@tradewind/domain/market";
import { type ReactNode, startTransition, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { LiveChange, LivePrice } from "../../../instruments/live-quote.tsx";
import { Star } from "../../../instruments/rows/star.tsx";
import { TimeToOpen } from "../../../instruments/time-to-open.tsx";
import { lazyComponent, lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { down, info } from "../../../ui/icon/signs.ts";
import { StickyHead } from "../../../ui/layout/sticky-head.tsx";
import { FreshnessBadge } from "../../../ui/status/freshness-badge.tsx";
import classes from "./instrument-header.module.css";

/** A chunk of its own, preloaded when the pointer is near. */
const InstrumentDrawer = lazyComponent(() =>
	import("./instrument-drawer.tsx").then((file) => file.InstrumentDrawer),
);

/** A chunk of its own. */
const FactsSheet = lazyWithWords(() => import("../facts/facts-sheet.tsx").then((file) => file.FactsSheet));

/** The selected instrument: its name, which opens the list, its market status, its price and the age of the price. */
export const InstrumentHeader = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const { t } = useWords();
	const [opened, open] = useState<"drawer" | "facts">();
	const close = () => startTransition(() => open(undefined));
	const { symbol } = instrument;
	return (
		<StickyHead>
			<header className={classes.header}>
				<h1 className={classes.name} aria-label={symbol}>
					<button
						type="button"
						className={classes.picker}
						aria-haspopup="dialog"
						onPointerDown={() => InstrumentDrawer.load()}
						onClick={() => open("drawer")}
					>
						<span className={classes.titles}>
							<span className={classes.symbol}>
								<bdi>{symbol}</bdi>
								<Icon sign={down} size={15} weight={2.7} />
							</span>{" "}
							<span className={classes.state} data-open={instrument.isOpen}>
								{t(instrument.isOpen ? "market.header.open" : "market.header.closed")}
								<TimeToOpen instrument={instrument} isRough />
							</span>{" "}
							<span className="visually-hidden">{t("market.header.choose")}</span>
						</span>
					</button>
				</h1>
				<Star instrument={instrument} />
				<button
					type="button"
					className={`icon-button ${classes.facts}`}
					aria-haspopup="dialog"
					aria-label={t("market.header.facts", { symbol })}
					onPointerDown={() => FactsSheet.load()}
					onClick={() => open("facts")}
				>
					<Icon sign={info} />
				</button>
				<fieldset className={classes.price} data-code={instrument.code} aria-label={t("market.header.price")}>
					<LivePrice instrument={instrument} className={classes.latest} />{" "}
					<span className={classes.line}>
						<LiveChange instrument={instrument} />{" "}
						{instrument.isOpen ? <FreshnessBadge isBelowStrip /> : null}
					</span>
				</fieldset>
				<LazyBoundary key={opened} onMissing={() => open(undefined)}>
					{opened === "drawer" ? <InstrumentDrawer onClose={close} /> : null}
					{opened === "facts" ? <FactsSheet instrument={instrument} onClose={close} /> : null}
				</LazyBoundary>
			</header>
		</StickyHead>
	);
};
