import type { AccountName, AreaCode } from "@tradewind/domain/session";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Field } from "../../../ui/form/field.tsx";
import { latinDigits } from "../../../ui/form/latin-digits.ts";
import classes from "./account-fields.module.css";
import { AreaField } from "./area-field.tsx";

interface AccountFieldsProps {
	readonly by: AccountName["by"];
	readonly email: string;
	/** The prefix of the chosen area; empty without one. */
	readonly prefix: string;
	readonly phone: string;
	readonly errors: { readonly email?: string; readonly area?: string; readonly phone?: string };
	readonly onEmail: (text: string) => void;
	readonly onArea: (area: AreaCode) => void;
	readonly onPhone: (text: string) => void;
}

/** The e-mail address, or area code and number, as the user name of password managers. */
export const AccountFields = (props: AccountFieldsProps): ReactNode => {
	const { t } = useWords();
	const { by, errors } = props;
	if (by === "email")
		return (
			<Field
				label={t("session.emailAddress")}
				name="account"
				type="email"
				inputMode="email"
				autoComplete="username"
				value={props.email}
				error={errors.email}
				onType={props.onEmail}
			/>
		);
	return (
		<PhoneFields
			name="account"
			label={t("session.phoneNumber")}
			prefix={props.prefix}
			phone={props.phone}
			errors={errors}
			onArea={props.onArea}
			onPhone={props.onPhone}
		/>
	);
};

interface PhoneFieldsProps extends Pick<AccountFieldsProps, "prefix" | "phone" | "onArea" | "onPhone"> {
	readonly name: string;
	readonly label: string;
	readonly errors: Pick<AccountFieldsProps["errors"], "area" | "phone">;
	readonly isRequired?: boolean;
}

/** An area code and a number. */
export const PhoneFields = ({ errors, ...props }: PhoneFieldsProps): ReactNode => {
	const { t } = useWords();
	return (
		<div className={classes.phone}>
			<AreaField
				label={t("session.areaCode")}
				prefix={props.prefix}
				error={errors.area}
				onChoose={props.onArea}
			/>
			<Field
				label={props.label}
				name={props.name}
				type="tel"
				inputMode="tel"
				autoComplete="tel-national"
				value={props.phone}
				error={errors.phone}
				isRequired={props.isRequired ?? true}
				onType={(text) => props.onPhone(latinDigits(text))}
			/>
		</div>
	);
};
