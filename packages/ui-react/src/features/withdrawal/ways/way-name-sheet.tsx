import type { BoundWay } from "@tradewind/domain/withdrawal";
import { type ReactNode, useId, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { maxWayName, nameWay } from "../way-names.ts";
import { WayText } from "./way-text.tsx";

/** The name of a payout method, which stays on this device (docs/assumptions.md, A-626). */
export const WayNameSheet = (props: {
	readonly way: BoundWay;
	readonly name: string;
	readonly customerId: number;
	readonly onClose: () => void;
}): ReactNode => {
	const { way, onClose } = props;
	const { t } = useWords();
	const id = useId();
	const [name, setName] = useState(props.name);
	const save = () => {
		nameWay(props.customerId, way.id, name);
		onClose();
	};
	return (
		<Sheet
			open
			title={t("withdrawal.name")}
			onClose={onClose}
			footer={
				<button type="submit" form={id} className="main-button">
					{t("withdrawal.name.save")}
				</button>
			}
		>
			<form
				id={id}
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					save();
				}}
			>
				<WayText way={way} />
				<Field
					name="wayName"
					label={t("withdrawal.name")}
					hint={t("withdrawal.name.hint")}
					autoComplete="off"
					enterKey="go"
					maxLength={maxWayName}
					isRequired={false}
					value={name}
					onType={setName}
				/>
			</form>
		</Sheet>
	);
};
