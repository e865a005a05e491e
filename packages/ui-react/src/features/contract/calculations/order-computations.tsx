import type { ContractOrder } from "@tradewind/domain/contract";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useFeeBasis } from "../../../state/use-settings.ts";
import classes from "./computed.module.css";
import { orderCalculations } from "./order-calculations.ts";

/** The calculations of an order's margin, fee and profit, compared with the platform's figures. */
export const OrderComputations = ({ order }: { readonly order: ContractOrder }): ReactNode => {
	const { t } = useWords();
	const feeBasis = useFeeBasis();
	const instrument = useSelector(useApp().market, ({ context }) =>
		context.instruments.find(({ id }) => id === order.instrument),
	);
	if (!instrument || !feeBasis) return <p className={classes.note}>{t("contract.computed.noTerms")}</p>;
	const nameOf = (figure: string) =>
		t(
			figure === "price" && order.stage === "closed"
				? "contract.order.closePrice"
				: `contract.computed.field.${figure}`,
		);
	return (
		<>
			{orderCalculations(order, { instrument, feeBasis }).map(({ figure, branch, ...rest }) => (
				<Computation
					key={figure}
					{...rest}
					title={t(`contract.computed.${figure}`)}
					{...(branch && { branch, branchName: t(`contract.computed.branch.${branch}`) })}
					nameOf={nameOf}
				/>
			))}
			<p className={classes.note}>{t("contract.computed.presentTerms")}</p>
		</>
	);
};
