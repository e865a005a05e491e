import {
	type BankOption,
	type MatchedBank,
	type PendingDeposit,
	summariseBankDeposit,
} from "@tradewind/domain/deposit";
import { toText } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import type { PictureSlot } from "../../../ui/form/picture-slot.ts";
import { bankLines } from "../bank-lines.ts";
import type { BankDepositActor } from "../deposit-actors.ts";
import { DepositForm, DepositProof } from "../deposit-form.tsx";
import type { DepositTabs } from "../deposit-page.tsx";
import { AccountLines, AmountCard } from "../deposit-parts.tsx";
import { Missed } from "./missed.tsx";

interface MatchedDepositProps {
	readonly actor: BankDepositActor;
	readonly slot: PictureSlot;
	readonly tabs: DepositTabs;
	readonly deposit: PendingDeposit;
	readonly bank: MatchedBank;
	readonly option: BankOption | undefined;
	readonly notice: ReactNode;
}

/** A matched deposit: the account to pay to, and the proof of payment (Spec 2 §4). */
export const MatchedDeposit = (props: MatchedDepositProps): ReactNode => {
	const { actor, slot, tabs, deposit, bank, option } = props;
	const { t } = useWords();
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const { issues } = summariseBankDeposit(form, facts);
	const missedPolls = useSelector(actor, ({ context }) => context.facts.missedPolls);
	const amount = { label: t("deposit.line.amount"), text: toText(deposit.amount) };
	return (
		<DepositForm
			actor={actor}
			tabs={tabs}
			tab="bank"
			about={t("deposit.number", { number: deposit.id })}
			notDone={t("deposit.notDone.proof")}
			submit={t("deposit.proof.submit")}
			issues={issues}
		>
			{props.notice}
			<AmountCard
				label={t("deposit.number", { number: deposit.id })}
				text={t("deposit.matched.text", { number: deposit.id })}
				amount={{ value: deposit.amount, currency: option?.name ?? "" }}
			/>
			<Missed polls={missedPolls} />
			<AccountLines
				label={t("deposit.account", { name: option?.name ?? "" })}
				lines={[...bankLines(bank, t), amount]}
			/>
			<DepositProof slot={slot} issues={issues} />
		</DepositForm>
	);
};
