import { useState } from 'react';
import { AlertDialog, Button, ConfirmDialog, Dialog, Drawer, Icon, MenuButton, TextField, showToast } from '../index';
import { AlertBody } from '../overlays/alert-dialog';
import { Section } from './section';

type OpenOverlay = 'dialog' | 'alert' | 'confirm' | 'drawer' | null;

/** What opens over a page. */
export function OverlaySection() {
  const [open, setOpen] = useState<OpenOverlay>(null);
  const close = () => setOpen(null);
  return (
    <Section title="提示与对话框" note="2.5 s / 5 s 撤销">
      <div className="ml-gallery-row">
        <div className="ml-toast" data-tone="done">
          <Icon name="check" />
          复制成功
        </div>
        <div className="ml-toast">
          已移出列表 2 票 <button type="button">撤销 4 s</button>
        </div>
      </div>
      <div className="ml-gallery-row" style={{ display: 'block', margin: '12px 0' }}>
        <AlertBody
          title="确定要删除吗？"
          actions={
            <>
              <Button>取消</Button>
              <Button variant="danger-solid">删除</Button>
            </>
          }
        >
          删除 3 票订阅，已用 3 火币不退。可在历史订阅召回。
        </AlertBody>
      </div>
      <div className="ml-gallery-row">
        <Button size={24} onClick={() => showToast({ tone: 'done', text: '复制成功' })}>
          提示
        </Button>
        <Button size={24} onClick={() => showToast({ text: '已移出列表 2 票', undo: () => showToast({ text: '已放回' }) })}>
          可撤销
        </Button>
        <Button size={24} onClick={() => setOpen('dialog')}>
          对话框
        </Button>
        <Button size={24} onClick={() => setOpen('alert')}>
          告知
        </Button>
        <Button size={24} onClick={() => setOpen('confirm')}>
          确认
        </Button>
        <Button size={24} onClick={() => setOpen('drawer')}>
          抽屉
        </Button>
        <MenuButton
          size={24}
          menuLabel="更多操作"
          trailingIcon="chevronDown"
          items={[
            { id: 'copy', label: '复制为一句话', icon: 'copy', hint: 'C', onSelect: () => undefined },
            { id: 'pin', label: '置顶', icon: 'pin', onSelect: () => undefined },
            { id: 'off', label: '加急', icon: 'alarm', isDisabled: true, onSelect: () => undefined },
            {
              id: 'delete',
              label: '删除',
              icon: 'trash',
              tone: 'danger',
              hasSeparatorBefore: true,
              onSelect: () => setOpen('confirm'),
            },
          ]}
        >
          更多
        </MenuButton>
      </div>
      {open === 'dialog' && (
        <Dialog
          title="改船名航次"
          onClose={close}
          actions={
            <Button variant="primary" onClick={close}>
              保存
            </Button>
          }
        >
          <TextField label="船名" value="HAI.MING" isMono />
        </Dialog>
      )}
      {open === 'alert' && (
        <AlertDialog title="登录已过期" onClose={close}>
          请重新登录，填好的内容还在。
        </AlertDialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog onConfirm={close} onClose={close}>
          删除 3 票订阅，已用 3 火币不退。可在历史订阅召回。
        </ConfirmDialog>
      )}
      {open === 'drawer' && (
        <Drawer
          title="订阅提单"
          subtitle="整段聊天记录、Excel 列都能贴"
          width={760}
          onClose={close}
          footer={
            <Button variant="primary" size={40} onClick={close}>
              订阅 9 票
            </Button>
          }
        >
          <div className="ml-card" style={{ padding: 16 }}>
            内容
          </div>
        </Drawer>
      )}
    </Section>
  );
}
