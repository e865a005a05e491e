import { type ReactNode, useEffect, useRef } from "react";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { figureText } from "../../../figures/figure-text.ts";
import { HowComputedSheet } from "../../../figures/how-computed.tsx";
import { useWords } from "../../../i18n/words.ts";
import { issueText } from "../../../issues/issue-text.ts";
import { lazyWithWords } from "../../../router/lazy.ts";
import { useStore } from "../../../state/use-store.ts";
import { DecimalField, FieldChip } from "../../../ui/control/decimal-field.tsx";
import { Segments } from "../../../ui/control/segments.tsx";
import type { TicketActor } from "../ticket/ticket-actor.ts";
import { followedSize, type TypedSize } from "./followed-size.ts";
import classes from "./size-tool.module.css";

const LossComputations = lazyWithWords<{ readonly ticket: TicketActor; readonly loss: string }>(() =>
	import("../calculations/loss-computations.tsx").then((file) => file.LossComputations),
);

const bases = ["quantity", "value", "loss"] as const;

/** Sets the quantity of the order from its value, or, at first, from the most that it may lose at its stop-loss. */
export const SizeTool = (props: { readonly ticket: TicketActor; readonly id: string }): ReactNode => {
	const { t } = useWords();
	const size = followedSize(props.ticket);
	const typed = useStore(size.subscribe, size.get);
	const problem = useProblem(typed.made);
	const tool = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (size.get().basis === "quantity") size.set({ ...size.get(), basis: "loss" });
	}, [size]);
	const { basis } = typed;
	useEffect(() => {
		if (basis === "quantity") return;
		tool.current?.querySelector("input")?.focus({ preventScroll: true });
		tool.current?.scrollIntoView({ block: "nearest" });
	}, [basis]);
	return (
		<div ref={tool} id={props.id} className={classes.tool}>
			<Segments
				label={t("contract.size.basis")}
				segments={bases.map((id) => ({ id, name: t(`contract.size.${id}`) }))}
				chosen={basis}
				onChoose={(id) => size.set({ ...size.get(), basis: id, made: undefined })}
			/>
			{basis === "quantity" ? null : (
				<DecimalField
					label={t(basis === "loss" ? "contract.size.most" : "contract.size.value")}
					value={typed[basis]}
					onType={(text) => size.set({ ...size.get(), [basis]: text, made: undefined })}
					wrong={problem}
					hint={t(`contract.size.${basis}.hint`)}
				>
					{typed.made?.is === "no stop-loss" ? (
						<FieldChip
							onPress={() => props.ticket.send({ type: "change", field: "stopLossOn", value: true })}
						>
							{t("contract.ticket.stopLoss")} …
						</FieldChip>
					) : null}
				</DecimalField>
			)}
			{basis === "loss" && typed.made?.is === "sized" ? (
				<HowComputedSheet>
					{() => <LossComputations ticket={props.ticket} loss={typed.loss} />}
				</HowComputedSheet>
			) : null}
		</div>
	);
};

const useProblem = (made: TypedSize["made"]): string | undefined => {
	const words = useWords();
	if (!made || made.is === "empty") return undefined;
	if (made.is === "sized") return made.isCapped ? words.t("contract.size.capped") : undefined;
	return issueText(made, words, {
		own: ({ is }) => `contract.size.issue.${is}`,
		facts: (one) =>
			"minimum" in one
				? {
						minimum: figureText(one.minimum, { digits: decimalsOf(one.minimum) }, words.language.tag).text,
					}
				: {},
	});
};
