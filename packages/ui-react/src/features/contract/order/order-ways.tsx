import { type StopsForm, summariseStops } from "@tradewind/domain/contract";
import { useSelector } from "@xstate/react";
import { type ReactNode, useId, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { readSaved } from "../../../storage/saved.ts";
import { useDoubleTapGuard } from "../../../ui/control/use-double-tap-guard.ts";
import { issueText } from "../issue-text.ts";
import type { OrderActor } from "./order-actors.ts";
import classes from "./order-ways.module.css";

export type Step = "details" | "stops" | "close" | "cancel";

interface Way {
	readonly label: string;
	readonly onPress: () => void;
	/** The reason why it is disabled. */
	readonly barred?: string | undefined;
	readonly look?: "main" | "danger";
}

/** The commands of each step, in thumb reach. Confirmation is skipped if the customer has switched it off. */
export const OrderWays = (props: {
	readonly actor: OrderActor;
	readonly step: Step;
	readonly form: StopsForm;
	readonly onStep: (step: Step) => void;
}): ReactNode => {
	const { actor, step, form, onStep } = props;
	const words = useWords();
	const { t, language } = words;
	const id = useId();
	const order = useSelector(actor, (snapshot) => snapshot.context.order);
	const busy = useSelector(actor, (snapshot) =>
		snapshot.hasTag("busy") ? snapshot.context.command : undefined,
	);
	const isSettled = useDoubleTapGuard(`${step} ${busy}`);
	const [asks] = useState(() => readSaved().receiptOff !== true);
	const pricePrecision = usePricePrecision(order.instrument, order.latestPrice);
	const { stops, fieldIssues } = summariseStops(form, order, { pricePrecision }, language.code);
	const issue = fieldIssues.stopLoss ?? fieldIssues.takeProfit;
	const unsaved = issue ? issueText(issue, { pricePrecision }, words) : t("contract.order.stops.unchanged");

	const back: Way = { label: t("contract.order.back"), onPress: () => onStep("details") };
	const ways: Readonly<Record<Step, readonly Way[]>> = {
		details:
			order.stage === "pending"
				? [
						{
							label: t("contract.order.cancel"),
							onPress: () => (asks ? onStep("cancel") : actor.send({ type: "cancel" })),
							look: "danger",
						},
					]
				: [
						{ label: t("contract.order.setStops"), onPress: () => onStep("stops") },
						{
							label: t("contract.order.close"),
							onPress: () => (asks ? onStep("close") : actor.send({ type: "close" })),
							look: "main",
						},
					],
		stops: [
			back,
			{
				label: t("contract.order.stops.save"),
				barred: stops ? undefined : unsaved,
				onPress: () => stops && actor.send({ type: "set stops", ...stops }),
				look: "main",
			},
		],
		close: [
			{ label: t("contract.order.keep"), onPress: () => onStep("details") },
			{
				label: t("contract.order.close.confirm"),
				onPress: () => actor.send({ type: "close" }),
				look: "main",
			},
		],
		cancel: [
			{ label: t("contract.order.keep"), onPress: () => onStep("details") },
			{
				label: t("contract.order.cancel.confirm"),
				onPress: () => actor.send({ type: "cancel" }),
				look: "danger",
			},
		],
	};
	const barred = ways[step].find((way) => way.barred !== undefined)?.barred;
	return (
		<>
			<p id={id} className={classes.reason}>
				{barred}
			</p>
			<div className={classes.ways}>
				{ways[step].map((way) => (
					<button
						key={way.label}
						type="button"
						className={classes.way}
						data-look={way.look}
						disabled={way.barred !== undefined || busy !== undefined}
						aria-disabled={!isSettled}
						aria-busy={way.look !== undefined && busy !== undefined}
						aria-describedby={way.barred === undefined ? undefined : id}
						onClick={isSettled ? way.onPress : undefined}
					>
						{way.look !== undefined && busy ? t(`contract.order.busy.${busy.replace(" ", "-")}`) : way.label}
					</button>
				))}
			</div>
		</>
	);
};
