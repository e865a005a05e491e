import type { BankOption } from "@tradewind/domain/deposit";
import type { ReactNode } from "react";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { Figure } from "../../../figures/figure.tsx";
import { useWords } from "../../../i18n/words.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";

interface OptionFieldProps {
	readonly options: readonly BankOption[];
	readonly chosen: BankOption | undefined;
	readonly onChoose: (id: number) => void;
}

/** The choice of a currency or a bank. */
export const OptionField = ({ options, chosen, onChoose }: OptionFieldProps): ReactNode => {
	const { t } = useWords();
	return (
		<SelectField
			name="option"
			label={t("deposit.option")}
			options={options}
			value={chosen?.id}
			onChoose={onChoose}
		/>
	);
};

/** The minimum and the maximum of a currency or a bank, where it has them. */
export const Limits = ({ option }: { readonly option: BankOption | undefined }): ReactNode => {
	const { t } = useWords();
	if (!option) return null;
	const { minimum, maximum, name } = option;
	if (!minimum && !maximum) return null;
	return (
		<>
			{minimum ? (
				<>
					{t("deposit.minimum")} <Figure value={minimum} digits={decimalsOf(minimum)} unit={name} />
				</>
			) : null}
			{minimum && maximum ? " · " : null}
			{maximum ? (
				<>
					{t("deposit.maximum")} <Figure value={maximum} digits={decimalsOf(maximum)} unit={name} />
				</>
			) : null}
		</>
	);
};
