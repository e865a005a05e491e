import {
	type BankOption,
	type MatchedBank,
	type PendingDeposit,
	summariseBankDeposit,
} from "@tradewind/domain/deposit";
import { toText } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { OwnAmount } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import { CopiedLine } from "../../../ui/copy/copied-line.tsx";
import { PictureField } from "../../../ui/form/picture-field.tsx";
import type { PictureSlot } from "../../../ui/form/picture-slot.ts";
import classes from "../deposit.module.css";
import type { BankDepositActor } from "../deposit-actors.ts";
import { DepositForm } from "../deposit-form.tsx";
import type { DepositTabs } from "../deposit-page.tsx";

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
	const [isHidden] = useHiddenAmounts();
	return (
		<DepositForm
			actor={actor}
			tabs={tabs}
			tab="bank"
			about={t("deposit.number", { number: deposit.id })}
			submit={t("deposit.proof.submit")}
			issues={issues}
			currency={option?.name ?? ""}
		>
			{props.notice}
			<section className={classes.card} aria-label={t("deposit.number", { number: deposit.id })}>
				<p className={classes.dim}>{t("deposit.matched.text", { number: deposit.id })}</p>
				<p className={classes.total}>
					<OwnAmount value={deposit.amount} currency={option?.name ?? ""} />
				</p>
			</section>
			<section className={classes.lines} aria-label={t("deposit.account", { name: option?.name ?? "" })}>
				<BankLines bank={bank} />
				{isHidden ? null : <CopiedLine label={t("deposit.line.amount")} text={toText(deposit.amount)} />}
			</section>
			<PictureField slot={slot} label={t("deposit.proof")} hint={t("deposit.proof.hint")} />
		</DepositForm>
	);
};

/** The account that a deposit was matched to, each line with a button that copies it. */
export const BankLines = ({ bank }: { readonly bank: MatchedBank }): ReactNode => {
	const { t } = useWords();
	const lines = [
		["bankName", bank.bankName],
		["payeeName", bank.payeeName],
		["account", bank.account],
		["iban", bank.iban],
		["swift", bank.swift],
		["ifsc", bank.ifsc],
	] as const;
	return lines.map(([name, text]) =>
		text === "" ? null : <CopiedLine key={name} label={t(`deposit.line.${name}`)} text={text} />,
	);
};
