import { describe, expect, it } from 'vitest';
import { nameBefore } from './han-names.ts';
import { holdersIn } from './role-holders.ts';
import { roles } from './roles.ts';

const told = (line: string, role: string) =>
  holdersIn(line, roles.find(({ asksForHolder }) => asksForHolder?.test(`${role}是谁`)) ?? expect.fail(role));

describe('who has a role in a Chinese letter', () => {
  it.each([
    ['您好,提醒您3月2日下午与方医师的洗牙预约。', '医生', '方医师'],
    ['提醒您11月24日與吳醫師的根管治療預約。', '医生', '吳醫師'],
    ['科室:骨科\n医生:韩雪 副主任医师\n时间:上午', '医生', '韩雪'],
    ['因阿德教練調走，剩餘課程將由Nina教練接手。', '教练', 'Nina教練'],
    ['剩余的课由 何苗 教练 接手。', '教练', '何苗'],
    ['爸的复查排在周四,主治是梁医师。', '医生', '梁医师'],
    ['快件正在派送,派件员 贺师傅 137 0000 1111。', '派件员', '贺师傅'],
    ['水电请周六张老师来看。', '老师', '张老师'],
    ['明天小慧教练带大家热身。', '教练', '小慧教练'],
    ['幼兒園的麗麗老師會打給你。', '老师', '麗麗老師'],
  ])('%s', (text, role, name) => {
    expect(told(text, role).map((holder) => holder.name)).toContain(name);
  });

  it('gives it to who comes, by whatever stands before the name', () => {
    expect(told('班主任由贾老师调整为叶老师。', '老师')).toMatchObject([
      { name: '贾老师', gone: true },
      { name: '叶老师', comes: true },
    ]);
    expect(told('明天由主治医师尹岚接诊。', '医生').map(({ name }) => name)).toEqual(['尹岚']);
    expect(told('口语班的老师叫Fiona，周二上课。', '老师').map(({ name }) => name)).toEqual(['Fiona']);
  });

  it.each(['附近的小学老师都来了。', '请在教练室等。'])('gives it to nobody in %s', (text) => {
    expect([...told(text, '老师'), ...told(text, '教练')]).toEqual([]);
  });

  it('knows who has left it', () => {
    expect(told('李敏医生4月17日上午因外出会诊停诊。', '医生')).toMatchObject([{ name: '李敏医生', gone: true }]);
  });

  it.each(['请假需提前', '明天的私人', '预约'])('finds nobody in %s', (text) => {
    expect(nameBefore(text)).toBeUndefined();
  });
});
