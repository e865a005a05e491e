import { feeRule } from "@tradewind/domain/contract";
import type { Decimal } from "@tradewind/domain/money";
import type { SiteSettings } from "@tradewind/domain/site";
import type { ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { useWords } from "../../../i18n/words.ts";

/** The fee of an order that is not placed yet. */
export const FeeComputation = (props: {
	readonly feeBasis: SiteSettings["feeBasis"];
	readonly quantity: Decimal | undefined;
	readonly margin: Decimal;
	readonly feeRate: Decimal;
	readonly fee: Decimal;
}): ReactNode => {
	const { t } = useWords();
	const { feeBasis, fee, ...figures } = props;
	return (
		<Computation
			title={t("contract.ticket.fee")}
			rule={feeRule}
			branch={feeBasis}
			branchName={t(`contract.computed.branch.${feeBasis}`)}
			nameOf={(figure) => t(`contract.computed.field.${figure}`)}
			figures={figures}
			result={fee}
		/>
	);
};
