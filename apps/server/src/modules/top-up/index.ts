/** The payment methods of topping up: orders, and notifications that are believed or refused by name (ADR 0035). */
export { createAlipay } from './payment/alipay';
export { createWxpay } from './payment/wxpay';
export type { NotificationReading, RawNotification } from './payment/payment-method';
