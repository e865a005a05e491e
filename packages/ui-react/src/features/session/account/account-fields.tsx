import type { AreaCode } from "@tradewind/domain/input";
import type { AccountName } from "@tradewind/domain/session";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Field } from "../../../ui/form/field.tsx";
import { PhoneFields } from "../../../ui/form/phone/phone-fields.tsx";

interface AccountFieldsProps {
	readonly by: AccountName["by"];
	readonly email: string;
	/** The prefix of the chosen area; empty without one. */
	readonly prefix: string;
	readonly phone: string;
	readonly errorOf: (field: "account" | "area") => string | undefined;
	readonly onEmail: (text: string) => void;
	readonly onArea: (area: AreaCode) => void;
	readonly onPhone: (text: string) => void;
}

/** The e-mail address, or area code and number, as the user name of password managers. */
export const AccountFields = (props: AccountFieldsProps): ReactNode => {
	const { t } = useWords();
	const { by, errorOf } = props;
	if (by === "email")
		return (
			<Field
				label={t("session.emailAddress")}
				name="account"
				type="email"
				inputMode="email"
				autoComplete="username"
				value={props.email}
				error={errorOf("account")}
				onType={props.onEmail}
			/>
		);
	return (
		<PhoneFields
			name="account"
			label={t("session.phoneNumber")}
			prefix={props.prefix}
			phone={props.phone}
			errors={{ area: errorOf("area"), phone: errorOf("account") }}
			onArea={props.onArea}
			onPhone={props.onPhone}
		/>
	);
};
