import { cashAccountKind } from "@tradewind/domain/account";
import { summariseRedemption } from "@tradewind/domain/fund";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { FundAmount } from "../../parts/fund/record/fund-amount.tsx";
import { useSettings } from "../../state/use-settings.ts";
import { Facts } from "../../ui/sheet/fact-list.tsx";
import { FundQuestion } from "./fund-question.tsx";
import type { TermProps } from "./term.tsx";

/** The question before an early redemption: the penalty in the fund's currency, and the amount that is returned (Spec 2 §9). */
export const Redeem = ({ actor, subscription }: TermProps): ReactNode => {
	const { t } = useWords();
	const form = useSelector(actor, ({ context }) => context.form);
	const isAsking = useSelector(actor, (snapshot) => snapshot.matches("confirming redemption"));
	const isSending = useSelector(actor, (snapshot) => snapshot.matches("sending"));
	const { penalty, returned, currency } = summariseRedemption(form, subscription);
	const pays = cashAccountKind(useSettings());
	return (
		<FundQuestion
			actor={actor}
			notDone={t("fund.notDone.redeem")}
			title={t("fund.redeem.title")}
			isOpen={isAsking || isSending}
			isSending={isSending}
			keep={t("fund.redeem.keep")}
			confirm={t("fund.redeem")}
			onKeep={() => actor.send({ type: "go back" })}
			onConfirm={() => actor.send({ type: "confirm" })}
		>
			<p>{t("fund.redeem.text")}</p>
			<Facts
				facts={[
					[t("fund.amount"), <FundAmount key="amount" value={subscription.amount} unit={currency} />],
					[t("fund.figure.penalty"), <FundAmount key="penalty" value={penalty} unit={currency} />],
					[t("fund.redeem.returned"), <FundAmount key="returned" value={returned} unit={currency} />],
					[t("shared.receipt.into"), t(`shared.balance.${pays}`)],
				]}
			/>
		</FundQuestion>
	);
};
