import { type ReactNode, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { useSettings } from "../../state/use-settings.ts";
import { readSaved, save } from "../../storage/saved.ts";
import { useTheme } from "../../theme/applied-theme.ts";
import { paletteOf } from "../../theme/palette.ts";
import { chosenColours, marketOf, priceColours } from "../../theme/price-colours.ts";
import { showColours } from "../../theme/shown-colours.ts";
import { MenuIcon } from "../../ui/control/menu-icon.tsx";
import { CardChoice } from "../../ui/form/card-choice.tsx";
import { SheetRow } from "../../ui/rows/rows.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";

const choices = ["default", ...priceColours] as const;
type Choice = (typeof choices)[number];

/** The colours of rising and falling prices, kept on this device (docs/assumptions/screens.md, A-765). */
export const PriceColoursRow = (): ReactNode => {
	const { t } = useWords();
	const { colours } = useSettings();
	const [isOpen, setOpen] = useState(false);
	const [chosen, setChosen] = useState<Choice>(
		() => priceColours.find((one) => one === readSaved().priceColours) ?? "default",
	);
	const choose = (choice: Choice): void => {
		setChosen(choice);
		save({ priceColours: choice === "default" ? undefined : choice });
		void showColours(colours);
	};
	return (
		<>
			<SheetRow
				icon={<MenuIcon icon="colours" />}
				label={t("user-centre.priceColours")}
				value={t(`user-centre.priceColours.${chosen}`)}
				onPress={() => setOpen(true)}
			/>
			<Sheet open={isOpen} onClose={() => setOpen(false)} title={t("user-centre.priceColours")}>
				<CardChoice
					name="priceColours"
					label={t("user-centre.priceColours.hint")}
					options={choices.map((choice) => ({ id: choice, card: <Example choice={choice} /> }))}
					chosen={chosen}
					onChoose={choose}
				/>
			</Sheet>
		</>
	);
};

const Example = ({ choice }: { readonly choice: Choice }): ReactNode => {
	const { t, language } = useWords();
	const theme = useTheme();
	const { colours } = useSettings();
	const shown = chosenColours(colours, choice === "default" ? marketOf(colours, language.tag) : choice);
	const palette = paletteOf(shown);
	return (
		<>
			<span style={{ flex: 1 }}>{t(`user-centre.priceColours.${choice}`)}</span>
			<span aria-hidden="true">
				<span style={{ color: palette[`--tw-${theme}-up-text`] }}>▲</span>{" "}
				<span style={{ color: palette[`--tw-${theme}-down-text`] }}>▼</span>
			</span>
		</>
	);
};
