import { decimal, type Money, toText } from "@tradewind/domain/money";
import { type ReactNode, startTransition, useId, useState } from "react";
import { LiveMoney } from "../../../figures/live-money.tsx";
import { useFollowed } from "../../../figures/use-followed.ts";
import { useWords } from "../../../i18n/words.ts";
import { lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { usePreload } from "../../../router/use-preload.ts";
import { loadOnce } from "../../../state/load-once.ts";
import { FieldChip } from "../../../ui/control/decimal-field.tsx";
import { showToast } from "../../../ui/toast/toasts.ts";
import { Units } from "../units.tsx";
import { summaryOf, type TicketActor, useSummary } from "./ticket-actor.ts";

const SizeTool = lazyWithWords<{ readonly ticket: TicketActor; readonly id: string }>(() =>
	import("../sizing/size-tool.tsx").then((file) => file.SizeTool),
);
const sharing = { load: loadOnce(() => import("../sizing/take-share.ts")) };

type Ticket = ReturnType<TicketActor["getSnapshot"]>;

const worthOf = ({ context }: Ticket): Money | undefined => summaryOf(context).deal?.value;

const shares = [
	["¼", "25"],
	["½", "50"],
	["", "100"],
] as const;

/** What the quantity is worth, parts of the largest one, and the other ways to give the size. */
export const QuantityChips = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const { t } = useWords();
	const [isOpen, open] = useState(false);
	const id = useId();
	usePreload(SizeTool);
	usePreload(sharing);
	const take = (percent: string) =>
		sharing.load().then(
			({ takeShare }) => takeShare(ticket, decimal(percent)),
			() => showToast("refused", t("shared.notOpened")),
		);
	const max = t("contract.ticket.max");
	return (
		<>
			<div className="worth">
				<Worth ticket={ticket} />
				<div>
					{shares.map(([sign, percent]) => (
						<FieldChip key={percent} label={`${sign} ${max}`} onPress={() => void take(percent)}>
							{sign || max}
						</FieldChip>
					))}
					<FieldChip controls={id} isOpen={isOpen} onPress={() => startTransition(() => open(!isOpen))}>
						{t("contract.ticket.size")}
					</FieldChip>
				</div>
			</div>
			{isOpen ? (
				<LazyBoundary onMissing={() => open(false)}>
					<SizeTool ticket={ticket} id={id} />
				</LazyBoundary>
			) : null}
		</>
	);
};

/** `= 1,000 EUR ≈ $1,070.90` */
const Worth = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const symbol = useSummary(ticket, (_, { instrument }) => instrument.symbol);
	const units = useSummary(ticket, ({ deal }) => deal?.units && toText(deal.units));
	const value = useFollowed(ticket, worthOf);
	return (
		<p>
			{units === undefined ? null : (
				<>
					<span>
						= <Units value={decimal(units)} symbol={symbol} />
					</span>{" "}
					<span>
						≈ <LiveMoney of={value} />
					</span>
				</>
			)}
		</p>
	);
};
