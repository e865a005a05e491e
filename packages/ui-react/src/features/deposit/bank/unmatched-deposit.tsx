import type { BankOption, PendingDeposit } from "@tradewind/domain/deposit";
import { useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { CommandOutcome } from "../../../ui/control/command-outcome.tsx";
import { Announced } from "../../../ui/status/announced.tsx";
import type { BankDepositActor } from "../deposit-actors.ts";
import { DepositPage, type DepositTabs } from "../deposit-page.tsx";
import { AmountCard, Explained } from "../deposit-parts.tsx";
import classes from "./bank.module.css";
import { CancelSheet } from "./cancel-sheet.tsx";
import { Missed } from "./missed.tsx";

interface UnmatchedDepositProps {
	readonly actor: BankDepositActor;
	readonly tabs: DepositTabs;
	readonly deposit: PendingDeposit;
	readonly option: BankOption | undefined;
	readonly notice: ReactNode;
}

/** A deposit that waits for its account, which the machine polls; it can be cancelled, if the site allows it (Spec 2 §4). */
export const UnmatchedDeposit = (props: UnmatchedDepositProps): ReactNode => {
	const { actor, tabs, deposit, option } = props;
	const { t } = useWords();
	const [isAsking, setAsking] = useState(false);
	const missedPolls = useSelector(actor, ({ context }) => context.facts.missedPolls);
	const mayCancel = useSelector(actor, ({ context }) => context.facts.mayCancel);
	const canCancel = useSelector(actor, (snapshot) => snapshot.can({ type: "cancel" }));
	const isSending = useSelector(actor, (snapshot) => snapshot.matches("sending"));
	const isUnknown = useSelector(actor, (snapshot) => snapshot.matches("outcome unknown"));
	const isNotCarriedOut = useSelector(actor, (snapshot) => snapshot.matches("not carried out"));
	return (
		<DepositPage tabs={tabs} tab="bank">
			{props.notice}
			<AmountCard
				label={t("deposit.number", { number: deposit.id })}
				text={t("deposit.number", { number: deposit.id })}
				amount={{ value: deposit.amount, currency: option?.name ?? "" }}
			>
				<p className={classes.progress}>
					<span className={classes.wheel} aria-hidden="true" />
					<span>{t("deposit.matching")}</span>
				</p>
				<Announced text={t("deposit.matching")} />
				<Explained>{t("deposit.matching.text")}</Explained>
				<Missed polls={missedPolls} />
			</AmountCard>
			<CommandOutcome
				actor={actor}
				about={t("deposit.cancel.about", { number: deposit.id })}
				notDone={t("deposit.notDone.cancel")}
				isNotCarriedOut={isNotCarriedOut}
			/>
			{mayCancel && !isUnknown ? (
				<button
					type="button"
					className="quiet-button"
					aria-haspopup="dialog"
					aria-busy={isSending}
					disabled={!canCancel}
					onClick={() => setAsking(true)}
				>
					{t(isSending ? "deposit.cancel.sending" : "deposit.cancel")}
				</button>
			) : null}
			<CancelSheet
				open={isAsking && canCancel}
				number={deposit.id}
				onClose={() => setAsking(false)}
				onConfirm={() => {
					actor.send({ type: "cancel" });
					setAsking(false);
				}}
			/>
		</DepositPage>
	);
};
