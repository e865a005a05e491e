import { summariseWithdrawal } from "@tradewind/domain/withdrawal";
import { useSelector } from "@xstate/react";
import { BigDecimal } from "effect";
import type { ReactNode } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { HiddenAmount } from "../../../figures/hidden-amount.tsx";
import { HowPageFigures } from "../../../figures/how-page-figures.tsx";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { Received } from "../../../parts/withdrawal/record/received.tsx";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import { type Fact, Facts } from "../../../ui/sheet/fact-list.tsx";
import { Computations } from "./computations.tsx";
import type { WithdrawalActor } from "./withdrawal-actor.ts";

/** What the typed amount costs, what arrives, its value in dollars, and what is left (Spec 2 §2, §9). */
export const Summary = ({ actor }: { readonly actor: WithdrawalActor }): ReactNode => (
	<div>
		<Facts facts={useSummaryFacts(actor)} />
		<How actor={actor} />
	</div>
);

export const useSummaryFacts = (actor: WithdrawalActor): readonly Fact[] => {
	const { t } = useWords();
	const [isHidden] = useHiddenAmounts();
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const { figures, left, currency } = summariseWithdrawal(form, facts);
	return [
		[t("withdrawal.fee"), <Money key="fee" value={figures?.fee} digits="exact" />],
		[
			t("withdrawal.receive"),
			<Received
				key="receive"
				value={figures?.receive}
				kind={form.kind ?? "crypto"}
				code={currency?.code ?? ""}
			/>,
		],
		...(figures && BigDecimal.isPositive(figures.roundingCost)
			? [[t("withdrawal.roundingCost"), <Money key="rounding" value={figures.roundingCost} />] as const]
			: []),
		[
			t("withdrawal.usdValue"),
			isHidden && figures ? (
				<HiddenAmount key="usd" />
			) : (
				<Figure key="usd" value={figures?.usdValue} digits={2} unit="USD" />
			),
		],
		[t("withdrawal.left"), <Money key="left" value={left} />],
	];
};

/** Without a readable amount only the sources of the figures are shown. */
const How = ({ actor }: { readonly actor: WithdrawalActor }): ReactNode => {
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const { figures } = summariseWithdrawal(form, facts);
	return figures ? (
		<HowPageFigures>{() => <Computations form={form} facts={facts} />}</HowPageFigures>
	) : (
		<HowPageFigures />
	);
};
