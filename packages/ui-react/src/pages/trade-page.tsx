import type { Instrument } from "@tradewind/domain";
import type { ReactNode } from "react";
import { OpenPositions } from "../features/contract/positions/open-positions.tsx";
import { usePriceMarks } from "../features/contract/positions/price-marks.ts";
import { OrderTicket } from "../features/contract/ticket/order-ticket.tsx";
import { PressBar } from "../features/contract/ticket/press-bar.tsx";
import { useTicket } from "../features/contract/ticket/ticket-actor.ts";
import { ChartPanel, candleChart } from "../features/market/chart/chart-panel.tsx";
import { InstrumentHeader } from "../features/market/drawer/instrument-header.tsx";
import { useWords } from "../i18n/words.ts";
import { useApp } from "../shell/app.ts";
import { Empty, Failed } from "../shell/faces.tsx";
import { useSelected } from "../shell/use-selected.ts";
import { useSettings } from "../shell/use-settings.ts";
import classes from "./trade-page.module.css";
import { TradeSkeleton } from "./trade-skeleton.tsx";

// Side by side with this page, not after it.
void candleChart.load().catch(() => {});

export const TradePage = (): ReactNode => {
	const { say } = useWords();
	const { market } = useApp();
	const { hasContractTrading } = useSettings();
	const instrument = useSelected(market, ({ context }) =>
		context.instruments.find(({ code }) => code === context.chosen),
	);
	const isFailed = useSelected(market, (snapshot) => snapshot.matches("failed"));
	const error = useSelected(market, (snapshot) => snapshot.context.error);
	if (!hasContractTrading)
		return (
			<main>
				<Empty text={say("contract.noContractTrading")} />
			</main>
		);
	if (instrument) return <Trade instrument={instrument} />;
	if (!isFailed) return <TradeSkeleton />;
	return (
		<main>
			<Failed error={error} onRetry={() => market.send({ type: "retry" })} />
		</main>
	);
};

const Trade = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const settings = useSettings();
	const marks = usePriceMarks(instrument.id);
	const ticket = useTicket(instrument, settings);
	return (
		<>
			<InstrumentHeader instrument={instrument} />
			<main className={classes.main}>
				<ChartPanel instrument={instrument} marks={marks} />
				<OrderTicket ticket={ticket} settings={settings} />
				<OpenPositions instrument={instrument} />
				<PressBar ticket={ticket} />
			</main>
		</>
	);
};

export { createMachines } from "../app/machines.ts";
