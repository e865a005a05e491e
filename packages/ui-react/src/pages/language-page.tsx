import type { ReactNode } from "react";

export const LanguagePage = (): ReactNode => null;
