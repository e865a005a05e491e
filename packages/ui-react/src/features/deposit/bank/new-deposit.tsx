import { summariseBankDeposit } from "@tradewind/domain/deposit";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Empty } from "../../../ui/status/status.tsx";
import { ContactSupport } from "../blocked.tsx";
import type { BankDepositActor } from "../deposit-actors.ts";
import { DepositAmount, DepositForm } from "../deposit-form.tsx";
import { DepositPage, type DepositTabs } from "../deposit-page.tsx";
import { Explained } from "../deposit-parts.tsx";
import { Limits, OptionField } from "./option-field.tsx";

interface NewDepositProps {
	readonly actor: BankDepositActor;
	readonly tabs: DepositTabs;
	readonly notice: ReactNode;
	/** What the platform says about deposits by bank. */
	readonly note: ReactNode;
	readonly contactForDeposits: boolean;
}

/** A new deposit: the currency and the amount, for which the platform matches an account. */
export const NewDeposit = (props: NewDepositProps): ReactNode => {
	const { actor, tabs, notice, note, contactForDeposits } = props;
	const { t } = useWords();
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const { option, issues, warnings } = summariseBankDeposit(form, facts);
	const hasNone = useSelector(
		actor,
		(snapshot) => snapshot.matches("new") && snapshot.context.facts.options.length === 0,
	);
	if (hasNone) {
		const block = { is: contactForDeposits ? "contact support" : "no payment way" } as const;
		return (
			<DepositPage tabs={tabs} tab="bank">
				{notice}
				<Empty text={t(`deposit.block.${block.is}`)}>
					<ContactSupport />
				</Empty>
			</DepositPage>
		);
	}
	const currency = option?.name ?? "";
	return (
		<DepositForm
			actor={actor}
			tabs={tabs}
			tab="bank"
			about={t("deposit.title")}
			submit={t("deposit.new.submit")}
			issues={issues}
		>
			{notice}
			<Explained>{t("deposit.new.text")}</Explained>
			{note}
			<OptionField
				options={facts.options}
				chosen={option}
				onChoose={(optionId) => actor.send({ type: "change", change: { is: "option", optionId } })}
			/>
			<DepositAmount
				value={form.amount}
				currency={currency}
				issues={issues}
				warnings={warnings}
				limits={<Limits option={option} />}
				onType={(text) => actor.send({ type: "change", change: { is: "amount", text } })}
			/>
		</DepositForm>
	);
};
