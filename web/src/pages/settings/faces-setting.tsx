import { useState } from 'react';
import { putFaces } from '../../../../src/contract/endpoints/settings.ts';
import type { SettingsResponse } from '../../../../src/contract/settings-shapes.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useWords } from '../../words/language.ts';
import { problemInWords } from '../../words/problems.ts';
import { settingsWords } from '../../words/settings.ts';
import { Setting } from './setting.tsx';
import { Switch } from './switch.tsx';
import { useJob } from './use-job.ts';

type FacesProps = { readonly settings: SettingsResponse; readonly mayChange: boolean };

/** Face recognition is opt-in; turning it off asks for confirmation, since it erases data. */
export function FacesSetting({ settings: { faces, knownFaces }, mayChange }: FacesProps) {
  const say = useWords(settingsWords);
  const [asks, setAsks] = useState(false);
  const { job, isRunning, run } = useJob();
  const put = async (to: 'on' | 'off'): Promise<void> => {
    setAsks(false);
    const job = await run(() => call(putFaces, { body: { faces: to } }));
    if (job?.state === 'done') toast({ text: to === 'on' ? say.facesOn : say.facesOff });
    else if (job !== undefined)
      toast({ text: job.problem === undefined ? say.jobFailed : problemInWords(job.problem), tone: 'bad' });
  };
  const known = faces === 'on' && knownFaces > 0 ? ` ${say.facesKnown(knownFaces)}` : '';
  return (
    <>
      <Setting
        title={say.faces}
        about={
          isRunning ? (job?.state === 'queued' ? say.facesWaiting : say.facesWorking) : `${say.facesAbout}${known}`
        }
      >
        {(ids) => (
          <Switch
            {...ids}
            on={faces === 'on'}
            disabled={!mayChange || isRunning}
            onSwitch={(on) => (on ? void put('on') : setAsks(true))}
          />
        )}
      </Setting>
      {asks ? (
        <Dialog
          title={say.facesAsk}
          onClose={() => setAsks(false)}
          actions={
            <>
              <Button onClick={() => setAsks(false)}>{say.cancel}</Button>
              <Button look="danger" onClick={() => void put('off')}>
                {say.facesErase}
              </Button>
            </>
          }
        >
          <p>{say.facesAskAbout(knownFaces)}</p>
        </Dialog>
      ) : null}
    </>
  );
}
