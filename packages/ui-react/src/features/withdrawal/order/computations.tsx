import { readTypedDecimal } from "@tradewind/domain/money";
import {
	summariseWithdrawal,
	type WithdrawalFacts,
	type WithdrawalForm,
	withdrawalFeeRule,
	withdrawalLeftRule,
	withdrawalRateRule,
	withdrawalReceiveRule,
	withdrawalUsdValueRule,
} from "@tradewind/domain/withdrawal";
import { Result } from "effect";
import type { ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { useWords } from "../../../i18n/words.ts";

/** The rules of a withdrawal's figures with the customer's own amounts (Spec 2 §9). */
export const Computations = (props: {
	readonly form: WithdrawalForm;
	readonly facts: WithdrawalFacts;
}): ReactNode => {
	const { form, facts } = props;
	const { t } = useWords();
	const { figures, currency, left } = summariseWithdrawal(form, facts);
	const amount = Result.getOrUndefined(readTypedDecimal(form.amount, facts.language));
	if (!figures || !currency || !amount || !form.kind) return null;
	const { fee, receive, rate, usdValue } = figures;
	const { feeType, drawRate, usdPrice } = currency;
	const nameOf = (figure: string) => t(`withdrawal.computed.${figure}`);
	return (
		<>
			<Computation
				title={t("withdrawal.fee")}
				rule={withdrawalFeeRule}
				branch={feeType}
				branchName={t(`withdrawal.computed.${feeType}`)}
				nameOf={nameOf}
				figures={{ amount, drawRate }}
				result={fee}
			/>
			<Computation
				title={t("withdrawal.computed.rate")}
				rule={withdrawalRateRule}
				nameOf={nameOf}
				figures={{ usdPrice }}
				result={rate}
			/>
			<Computation
				title={t("withdrawal.receive")}
				rule={withdrawalReceiveRule}
				nameOf={nameOf}
				figures={{ amount, fee, rate }}
				result={receive}
			/>
			<Computation
				title={t("withdrawal.usdValue")}
				rule={withdrawalUsdValueRule}
				nameOf={nameOf}
				figures={{ receive, usdPrice }}
				result={usdValue}
			/>
			{left && facts.free ? (
				<Computation
					title={t("withdrawal.left")}
					rule={withdrawalLeftRule}
					nameOf={nameOf}
					figures={{ balance: facts.free, amount }}
					result={left}
				/>
			) : null}
		</>
	);
};
