import type { Language, Translated } from "./language.ts";

/** Every message of the platform to a customer. Braces hold facts. */
export const messages = {
	done: { en: "Done", hk: "完成", ar: "تم" },
	"order placed": { en: "Order placed", hk: "已落盤", ar: "تم تقديم الأمر" },
	"order closed": { en: "Position closed", hk: "已平倉", ar: "تم إغلاق المركز" },
	"order cancelled": { en: "Order cancelled", hk: "掛單已取消", ar: "تم إلغاء الأمر" },
	"stops set": {
		en: "Stop-loss and take-profit saved",
		hk: "止蝕及止賺已儲存",
		ar: "تم حفظ وقف الخسارة وجني الأرباح",
	},
	"session invalid": {
		en: "Please log in again",
		hk: "請重新登入",
		ar: "يرجى تسجيل الدخول من جديد",
	},
	"logged in": { en: "Logged in", hk: "登入成功", ar: "تم تسجيل الدخول" },
	"demo opened": { en: "Demo account opened", hk: "已開啟模擬帳戶", ar: "تم فتح الحساب التجريبي" },
	"wrong login": {
		en: "Wrong e-mail or password",
		hk: "電郵或密碼不正確",
		ar: "البريد الإلكتروني أو كلمة المرور غير صحيحة",
	},
	"no demo": {
		en: "Demo accounts are not available",
		hk: "暫不提供模擬帳戶",
		ar: "الحسابات التجريبية غير متاحة",
	},
	"bad field": { en: "{field}: {reason}", hk: "{field}: {reason}", ar: "{field}: {reason}" },
	"no instrument": {
		en: "forex_id: there is no such instrument",
		hk: "forex_id：沒有此產品",
		ar: "forex_id: لا توجد أداة بهذا الرقم",
	},
	"market closed": { en: "The market is closed", hk: "休市中", ar: "السوق مغلق" },
	"micro not offered": {
		en: "Micro trading is not available",
		hk: "暫不提供微交易",
		ar: "التداول المصغّر غير متاح",
	},
	"seconds not offered": {
		en: "seconds: {seconds} is not offered",
		hk: "seconds：不提供 {seconds} 秒",
		ar: "seconds: المدة {seconds} غير متاحة",
	},
	"amount below minimum": {
		en: "number: the minimum amount is {minimum}",
		hk: "number：最小金額為 {minimum}",
		ar: "number: أصغر مبلغ هو {minimum}",
	},
	"no multiple": {
		en: "No leverage is configured for {symbol}",
		hk: "{symbol} 未設定槓桿倍數",
		ar: "لا توجد رافعة مالية لـ {symbol}",
	},
	"multiple not offered": {
		en: "multiple: {multiple} is not offered for {symbol}",
		hk: "multiple：{symbol} 不提供 {multiple} 倍",
		ar: "multiple: الرافعة {multiple} غير متاحة لـ {symbol}",
	},
	"quantity below minimum": {
		en: "cont: the minimum quantity is {minimum}",
		hk: "cont：最小數量為 {minimum}",
		ar: "cont: أصغر كمية هي {minimum}",
	},
	"quantity not on step": {
		en: "cont: the quantity must be a multiple of {step}",
		hk: "cont：數量須為 {step} 的倍數",
		ar: "cont: الكمية بخطوات قدرها {step}",
	},
	"target missing": {
		en: "target_price: a pending order needs a target price",
		hk: "target_price：掛單需要價格",
		ar: "target_price: الأمر المعلق يحتاج إلى سعر",
	},
	"target not wanted": {
		en: "target_price: a market order has no target price",
		hk: "target_price：市價單不需要價格",
		ar: "target_price: أمر السوق بلا سعر",
	},
	"too many decimals": {
		en: "{field}: maximum {digits} decimal places",
		hk: "{field}：最多 {digits} 位小數",
		ar: "{field}: {digits} منازل عشرية على الأكثر",
	},
	"stop-loss refused": {
		en: "stop_loss_price: must be {limit} or {side}",
		hk: "stop_loss_price：須為 {limit} 或{side}",
		ar: "stop_loss_price: يجب أن يكون {limit} أو {side}",
	},
	"take-profit refused": {
		en: "target_profit_price: must be {limit} or {side}",
		hk: "target_profit_price：須為 {limit} 或{side}",
		ar: "target_profit_price: يجب أن يكون {limit} أو {side}",
	},
	lower: { en: "lower", hk: "更低", ar: "أقل" },
	higher: { en: "higher", hk: "更高", ar: "أعلى" },
	"balance too small": {
		en: "Insufficient balance: {needed} needed, {free} available",
		hk: "可用餘額 {free} 不足 {needed}",
		ar: "الرصيد المتاح {free} لا يغطي {needed}",
	},
	"no such article": {
		en: "This content is no longer available",
		hk: "內容已不存在",
		ar: "لم يعد هذا المحتوى موجودًا",
	},
	"no such account": {
		en: "type: there is no such account",
		hk: "type：沒有此帳戶",
		ar: "type: لا يوجد حساب كهذا",
	},
	"record opening": { en: "Opening balance", hk: "開戶餘額", ar: "رصيد افتتاحي" },
	"record margin reserved": {
		en: "Margin reserved: {symbol} #{order}",
		hk: "保證金凍結：{symbol} #{order}",
		ar: "حجز الهامش: {symbol} #{order}",
	},
	"record margin released": {
		en: "Margin released: {symbol} #{order}",
		hk: "保證金解凍：{symbol} #{order}",
		ar: "تحرير الهامش: {symbol} #{order}",
	},
	"record amount reserved": {
		en: "Amount reserved: {symbol} #{order}",
		hk: "金額凍結：{symbol} #{order}",
		ar: "حجز المبلغ: {symbol} #{order}",
	},
	"record amount released": {
		en: "Amount released: {symbol} #{order}",
		hk: "金額解凍：{symbol} #{order}",
		ar: "تحرير المبلغ: {symbol} #{order}",
	},
	"record fee": {
		en: "Fee: {symbol} #{order}",
		hk: "手續費：{symbol} #{order}",
		ar: "رسوم: {symbol} #{order}",
	},
	"record result": {
		en: "Result: {symbol} #{order}",
		hk: "盈虧：{symbol} #{order}",
		ar: "النتيجة: {symbol} #{order}",
	},
	"no such order": {
		en: "id: there is no such order",
		hk: "id：沒有此訂單",
		ar: "id: لا يوجد أمر بهذا الرقم",
	},
	"not holding": {
		en: "id: the position is no longer open",
		hk: "id：持倉已不存在",
		ar: "id: المركز لم يعد مفتوحًا",
	},
	"not pending": {
		en: "id: the order is no longer pending",
		hk: "id：掛單已不存在",
		ar: "id: الأمر لم يعد معلقًا",
	},
} as const satisfies Record<string, Translated>;

export type MessageName = keyof typeof messages;

/** The values for the braces of a message; `{ message }` is itself translated. */
export type Facts = Readonly<Record<string, string | { readonly message: MessageName }>>;

export const messageText = (name: MessageName, language: Language, facts: Facts = {}): string =>
	messages[name][language].replaceAll(/\{(\w+)\}/g, (_, fact: string) => {
		const value = facts[fact];
		return typeof value === "object" ? messageText(value.message, language) : (value ?? "");
	});
