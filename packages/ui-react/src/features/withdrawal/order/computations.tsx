import { readTypedDecimal } from "@tradewind/domain/money";
import {
	summariseWithdrawal,
	type WithdrawalFacts,
	type WithdrawalForm,
	withdrawalFeeRule,
	withdrawalLeftRule,
	withdrawalRateRule,
	withdrawalReceiveRule,
	withdrawalRoundingCostRule,
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
	const { fee, receive, rate, usdValue, roundingCost } = figures;
	const { feeType, drawRate, usdPrice } = currency;
	const prices = { accountPrice: facts.accountPrice, usdPrice };
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
				figures={prices}
				result={rate}
			/>
			<Computation
				title={t("withdrawal.receive")}
				rule={withdrawalReceiveRule}
				nameOf={nameOf}
				figures={{ amount, fee, ...prices }}
				result={receive}
			/>
			<Computation
				title={t("withdrawal.roundingCost")}
				rule={withdrawalRoundingCostRule}
				nameOf={nameOf}
				figures={{ amount, fee, receive, ...prices }}
				result={roundingCost}
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
